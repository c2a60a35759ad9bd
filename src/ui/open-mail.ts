import type { showToast } from '../client/toasts/show-toast.ts';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { composeMailto, type Mail } from './compose-mailto.ts';

/** How long the mail program is given to come up before the notice says that it was asked. */
const OPENING = 1200;

/** Opens the visitor's mail program with a mail, and says so. */
export function openMail(to: string, mail: Mail, texts: SiteModel['texts'], show: typeof showToast): void {
  // First the notice, since what hands over to another program may hold up what comes after it.
  const notice = show({ type: 'loading', message: texts.toast.mailOpening });
  window.location.href = composeMailto(to, mail);
  setTimeout(async () => show({ type: 'success', message: texts.toast.mailOpened }, await notice), OPENING);
}
