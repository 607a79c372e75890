/** Services that have webhooks: their names are the same everywhere. */
import { t } from './client.svelte';

const NAMES: Partial<Record<string, string>> = { discord: 'Discord', slack: 'Slack', matrix: 'Matrix', ntfy: 'ntfy' };

export const serviceName = (service: string): string => NAMES[service] ?? t('service-json');
