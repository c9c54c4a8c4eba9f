/** One message of a stream of server-sent events. */
export interface StreamEvent {
  /** From which to go on after a lost connection; empty where none was sent. */
  readonly id: string;
  readonly data: string;
}

/** Takes pieces of text as they come and gives the messages that they complete. */
export function eventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece.replaceAll('\r\n', '\n')).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const fields = block.split('\n').map((line) => /^(id|data): ?(.*)$/.exec(line));
      const all = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
      const data = all('data');
      return data.length === 0 ? [] : [{ id: all('id').at(-1) ?? '', data: data.join('\n') }];
    });
  };
}
