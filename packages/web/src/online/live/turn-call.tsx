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

/** Calls whoever has to act: a live table rings if that is wanted, a phone buzzes. */
export function TurnCall() {
  const { snapshot } = useTable();
  const { details, room } = useRoom();
  const { acting } = room.session.standing;
  const isMine = details.status === 'running' && acting.some((player) => snapshot.here.has(player));
  const before = useRef(isMine);
  useEffect(() => {
    const isNew = isMine && !before.current;
    before.current = isMine;
    if (!isNew) return;
    navigator.vibrate?.([120, 60, 120]);
    if (details.pace === 'live' && settings().ring) ring();
  }, [isMine, details.pace]);
  return null;
}
