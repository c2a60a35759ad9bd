import { expect, type Page } from '@playwright/test';

/** Waits until the browser tells assistive technology that the button of this name has, or has not, unfolded what it is for. */
export async function expectExpanded(page: Page, button: string, expanded: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const state = async () => {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodes } = await session.send('Accessibility.queryAXTree', {
      nodeId: root.nodeId,
      role: 'button',
      accessibleName: button,
    });
    return nodes.map(({ properties }) => properties?.find(({ name }) => name === 'expanded')?.value.value);
  };
  await expect.poll(state).toEqual([expanded]);
  await session.detach();
}
