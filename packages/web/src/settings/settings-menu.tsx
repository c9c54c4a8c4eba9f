import { Popover } from '@base-ui/react/popover';
import { useSyncExternalStore } from 'react';
import { hasServer } from '../online/server.ts';
import { Icon } from '../ui/icon.tsx';
import { changeSettings, type Settings, settings, TEXT_SIZES, watchSettings } from './settings.ts';
import './settings-menu.css';

export const useSettings = (): Settings => useSyncExternalStore(watchSettings, settings);

const THEMES = [
  { value: 'system', name: 'Like the system' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;
const PACES = [
  { value: 0, name: 'At once' },
  { value: 350, name: 'Quick' },
  { value: 1200, name: 'Slow' },
] as const;

/** Light or dark, text size, movement: for everybody's eyes. */
export function SettingsMenu() {
  const now = useSettings();
  return (
    <Popover.Root>
      <Popover.Trigger className="button button-quiet button-icon" aria-label="Settings" title="Settings">
        <Icon name="gear" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="popup-layer">
          <Popover.Popup className="popup settings">
            <Popover.Title className="settings-title">Settings</Popover.Title>
            <Choice
              label="Colours"
              options={THEMES}
              value={now.theme}
              onChange={(theme) => changeSettings({ theme })}
            />
            <Choice
              label="Text"
              options={TEXT_SIZES}
              value={now.text}
              onChange={(text) => changeSettings({ text })}
            />
            <Choice
              label="Bots move"
              options={PACES}
              value={now.pace}
              onChange={(pace) => changeSettings({ pace })}
            />
            <Check
              label="Less motion"
              checked={now.motion === 'less'}
              onChange={(on) => changeSettings({ motion: on ? 'less' : 'system' })}
            />
            <Check
              label="Switch between map and stock as rounds change"
              checked={now.follow}
              onChange={(follow) => changeSettings({ follow })}
            />
            {hasServer() && (
              <Check
                label="Live tables ring when it is my turn"
                checked={now.ring}
                onChange={(ring) => changeSettings({ ring })}
              />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Choice<T extends string | number>(props: {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly name: string }[];
  readonly value: T;
  onChange(value: T): void;
}) {
  const { label, options, value, onChange } = props;
  return (
    <fieldset className="settings-choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Check(props: { readonly label: string; readonly checked: boolean; onChange(on: boolean): void }) {
  return (
    <label className="settings-check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  );
}
