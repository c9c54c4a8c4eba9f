import { useEffect, useState } from 'react';
import { serverNow } from '../stream/shared-stream.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** How long, in the one unit that says enough. */
export function durationText(ms: number): string {
  if (ms < MINUTE) return counted(Math.max(0, Math.round(ms / 1000)), 'second', 'seconds');
  if (ms < HOUR) return counted(Math.round(ms / MINUTE), 'minute', 'minutes');
  if (ms < 2 * DAY) return counted(Math.round(ms / HOUR), 'hour', 'hours');
  return counted(Math.round(ms / DAY), 'day', 'days');
}

export const agoText = (at: number, now: number): string =>
  now - at < MINUTE ? 'just now' : `${durationText(now - at)} ago`;

/** Until when something is to be done. */
export const leftText = (until: number, now: number): string =>
  until <= now ? 'overdue' : `${durationText(until - now)} left`;

export const dayText = (at: number): string =>
  new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
/** Of the days that are near, where there is little room. */
export const nearDayText = (at: number): string =>
  new Date(at).toLocaleDateString(undefined, { month: 'short', day: 'numeric' });
export const momentText = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The time by the server's clock, looked at twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
