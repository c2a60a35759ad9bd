import closeButton from '@mantine/core/styles/CloseButton.layer.css?inline';
import loader from '@mantine/core/styles/Loader.layer.css?inline';
import notification from '@mantine/core/styles/Notification.layer.css?inline';
import unstyledButton from '@mantine/core/styles/UnstyledButton.layer.css?inline';
import notifications from '@mantine/notifications/styles.layer.css?inline';
import toasts from './Toasts.module.css?inline';

let adopted = false;

/**
 * Adds the rules of toasts to the document, once. They come with their code and stay behind the page's own rules,
 * whichever page that is; none of them speaks of a class that a page has.
 */
export function adoptToastCss(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([loader, unstyledButton, closeButton, notification, notifications, toasts].join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
