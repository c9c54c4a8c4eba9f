import { FileButton } from './file-button.tsx';
import { useImport } from './use-import.ts';

/** Opens a game from a file. */
export function ImportButton() {
  const take = useImport();
  return <FileButton text="Open a file" label="Game file" onPick={(file) => void take(file)} />;
}
