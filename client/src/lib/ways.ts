/** The ways by which messages go: what is known of those that lead nowhere. */
import type { MessageWay, ServiceAnswer } from './protocol';

const GONE = [404, 410];

/** A browser that is gone: the server keeps nothing that leads to it, so it can only be added anew. */
export function isForgotten(way: MessageWay): boolean {
  return way.kind === 'push' && way.state === 'gone';
}

/** By such an answer the server takes it that there is nobody any more. */
export function saysGone(answer: ServiceAnswer): boolean {
  return GONE.includes(answer.status ?? 0);
}
