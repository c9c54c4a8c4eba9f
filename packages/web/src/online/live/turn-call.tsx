import { useEffect, useRef } from 'react';
import { useTable } from '../../game/table-context.ts';
import { settings } from '../../settings/settings.ts';
import { useRoom } from './room-context.ts';

/** Two short notes; quiet where the browser allows no sound yet. */
function ring(): void {
  try {
    const audio = new AudioContext();
    const tone = (frequency: number, at: number) => {
      const sound = audio.createOscillator();
      const volume = audio.createGain();
      sound.frequency.value = frequency;
      volume.gain.setValueAtTime(0.12, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.35);
      sound.connect(volume).connect(audio.destination);
      sound.start(audio.currentTime + at);
      sound.stop(audio.currentTime + at + 0.4);
    };
    tone(660, 0);
    tone(880, 0.18);
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // Without sound the tab and the phone still say it.
  }
}

/** Calls whoever has to act, or is asked something: a live table rings if that is wanted, a phone buzzes. */
export function TurnCall() {
  const { snapshot } = useTable();
  const { details, room, seat } = useRoom();
  const { acting } = room.session.standing;
  const isRunning = details.status === 'running';
  const isMine = isRunning && acting.some((player) => snapshot.here.has(player));
  const questions = details.proposals.filter(({ agreed }) => room.me === null || !agreed.includes(room.me));
  const isAsked = isRunning && seat?.standIn === null && questions.length > 0;
  const calls = Number(isMine) + Number(isAsked);
  const before = useRef(calls);
  useEffect(() => {
    const isNew = calls > before.current;
    before.current = calls;
    if (!isNew) return;
    navigator.vibrate?.([120, 60, 120]);
    if (details.pace === 'live' && settings().ring) ring();
  }, [calls, details.pace]);
  return null;
}
