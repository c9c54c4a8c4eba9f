import * as admin from '../admin.ts';
import { nothing } from '../basics.ts';
import * as notifications from '../notifications.ts';
import * as stream from '../stream.ts';
import { atTable, byId, type Calls } from './call.ts';

export const tellingCalls = {
  stream: {
    at: 'GET /stream',
    about: "All news of one's tables, as server-sent events",
    access: 'guest',
    scope: 'read',
    query: stream.streamQuery,
    answer: stream.message,
  },
  notifications: {
    at: 'GET /me/notifications',
    about: 'How one is told',
    access: 'guest',
    scope: null,
    answer: notifications.notificationState,
  },
  setNotifications: {
    at: 'PUT /me/notifications',
    about: 'Changes how one is told',
    access: 'guest',
    scope: null,
    body: notifications.notificationSettings,
    answer: notifications.notificationState,
  },
  testNotification: {
    at: 'POST /me/notifications/test',
    about: 'Sends a test through one channel',
    access: 'guest',
    scope: null,
    body: notifications.testChannel,
    answer: notifications.testResult,
  },
  subscribe: {
    at: 'POST /me/push',
    about: 'Web push to this browser',
    access: 'guest',
    scope: null,
    body: notifications.subscription,
    answer: nothing,
    status: 201,
  },
  unsubscribe: {
    at: 'DELETE /me/push',
    about: 'No more web push to this browser',
    access: 'guest',
    scope: null,
    body: notifications.endSubscription,
    answer: nothing,
  },
  adminStatus: {
    at: 'GET /admin/status',
    about: 'Version, database, disk, figures',
    access: 'admin',
    scope: null,
    answer: admin.adminStatus,
  },
  adminUsers: {
    at: 'GET /admin/users',
    about: 'Users',
    access: 'admin',
    scope: null,
    query: admin.adminQuery,
    answer: admin.adminUsers,
  },
  changeUser: {
    at: 'PATCH /admin/users/:id',
    about: 'Makes an admin, or blocks',
    access: 'admin',
    scope: null,
    params: byId,
    body: admin.changeUser,
    answer: admin.adminUser,
  },
  adminTables: {
    at: 'GET /admin/tables',
    about: 'All tables',
    access: 'admin',
    scope: null,
    query: admin.adminQuery,
    answer: admin.adminTables,
  },
  adminCloseTable: {
    at: 'DELETE /admin/tables/:table',
    about: 'Abandons or closes a table',
    access: 'admin',
    scope: null,
    params: atTable,
    answer: nothing,
  },
  adminJobs: {
    at: 'GET /admin/jobs',
    about: 'What waits, and what fails',
    access: 'admin',
    scope: null,
    answer: admin.adminJobs,
  },
} as const satisfies Calls;
