/** Lessons on the device: how each begins is kept by the service worker, so that it can be read without a network. */
import { outer } from '$lib/base';
import type { LessonInfo } from '$lib/protocol';

/** Have the worker keep how every lesson begins. A browser without one reads lessons only with a network. */
export async function keepLessons(lessons: readonly LessonInfo[]): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const keep = ['/api/lessons', '/api/games', ...lessons.map(({ id }) => `/api/lessons/${encodeURIComponent(id)}`)].map(
    (path) => outer(path),
  );
  worker?.active?.postMessage({ keep });
}
