import { z } from 'zod';

export const CHANNELS = ['push', 'mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

export const channelSettings = z.strictObject({
  on: z.boolean().default(false),
  /** Also while a page is open somewhere. */
  evenIfHere: z.boolean().default(false),
  /** News is collected for so many seconds. */
  wait: z
    .int()
    .min(0)
    .max(24 * 3600)
    .default(60),
});
const hook = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'This is not the address of a web page' }).max(500),
  shape: z.enum(['discord', 'slack', 'plain']),
});
export const notificationSettings = z.strictObject({
  push: channelSettings.prefault({}),
  mail: channelSettings.prefault({}),
  webhook: channelSettings.prefault({}),
  hook: hook.nullable().default(null),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const notificationState = notificationSettings.extend({
  /** What this server can do. */
  possible: z.object({ push: z.boolean(), mail: z.boolean(), webhook: z.boolean() }),
  pushKey: z.string().nullable(),
  subscriptions: z.int(),
});
export const testChannel = z.strictObject({ channel: z.enum(CHANNELS) });
export const testResult = z.object({ ok: z.boolean(), message: z.string() });

export const subscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export const endSubscription = z.strictObject({ endpoint: z.string().max(1000) });
