import { expect, test } from 'vitest';
import { loadTitle, TITLES } from '../contract.ts';
import { loadChapters } from '../titles/chapters.ts';
import { byChapter } from './chapters.ts';

const rule = (id: string, section: string) => ({ id, section, rule: id, kind: 'turn', test: '' });

test('a rule belongs to the chapter that names its section most closely', () => {
  const chapters = [
    { head: 'Trains', sections: ['11'], lead: '', key: [] },
    { head: 'Emergency', sections: ['11.3'], lead: '', key: [] },
  ];
  const read = byChapter([rule('a', '11.1'), rule('b', '11.3'), rule('c', '111')], chapters);
  expect(read.map(({ head, rules }) => [head, rules.map(({ id }) => id)])).toEqual([
    ['Trains', ['a']],
    ['Emergency', ['b']],
    ['Other rules', ['c']],
  ]);
});

test.each(TITLES.map(({ id }) => id))(
  '%s: every rule has its chapter, every chapter its sentences',
  async (id) => {
    const [{ info }, chapters] = await Promise.all([loadTitle(id), loadChapters(id)]);
    const read = byChapter(info.rules, chapters);
    expect(read.map(({ head }) => head)).toEqual(chapters.map(({ head }) => head));
    const known = new Set(info.rules.map((known) => known.id));
    const key = chapters.flatMap((chapter) => chapter.key);
    expect(key.filter((one) => !known.has(one))).toEqual([]);
    expect(key.filter((one, index) => key.indexOf(one) !== index)).toEqual([]);
    for (const { head, lead, key: first } of chapters) {
      expect(lead, head).not.toBe('');
      expect(first.length, head).toBeGreaterThan(1);
    }
  },
);
