import type { Standing } from '@roundhouse/server/contract';
import { useEffect, useState } from 'react';
import { serverNow } from '../stream/shared-stream.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a player has left on the clock; null without clocks. It runs for whoever has to act. */
export function timeLeft(
  { clocks, acting, turnSince }: Pick<Standing, 'clocks' | 'acting' | 'turnSince'>,
  player: string,
  now: number,
): number | null {
  const left = clocks[player];
  if (left === undefined) return null;
  const used = acting.includes(player) && turnSince !== null ? now - turnSince : 0;
  return Math.max(0, left - used);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** As on a clock: 9:12, 1:04:30. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** In the two units that matter: 2 d 4 h, 35 min. */
export function spanText(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'less than a minute';
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
}

/** The server's time, looked at again and again. */
export function useServerNow(every = SECOND): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
