/** What the visitor has asked of React before it was here. */
export const early: { kind: 'click' | 'submit'; target: HTMLElement }[] = [];

// Where React looks for it.
(window as { earlyActions?: typeof early }).earlyActions = early;
