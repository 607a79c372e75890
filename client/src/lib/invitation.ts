/** An invitation of the host: it comes with a link, and is kept until somebody new is made here. */
import { onDevice } from './web';

const KEPT = 'invitation';

/** Remember the invitation of the link that led here. */
export function keepInvitation(query: URLSearchParams): void {
  const given = query.get(KEPT);
  if (given) onDevice.write(KEPT, given);
}

/** What is sent along with a new name. */
export function invited(): { invitation?: string } {
  const invitation = onDevice.read<string>(KEPT, '');
  return invitation ? { invitation } : {};
}
