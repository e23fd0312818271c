import { cut } from '@tqc/domain/shared';
import { factsOf, type FieldFacts } from '@tqc/contract/kit';
import { isStorable } from '@tqc/contract/wire';
import type { z } from 'zod';

/** What a cell says: a value for the schema to judge, or why it says nothing. */
export type CellRead = { readonly value: unknown } | { readonly error: string };

const DAY = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;
const NUMBER = /^-?\d{1,15}$/;
const MOST_NAMED = 12;

/** Reads a cell as its field means it; what is empty says nothing. */
export function readCell(schema: z.ZodType, text: string): CellRead {
  const facts = factsOf(schema);
  if (text === '') return { value: undefined };
  // Nothing of a line goes to the database before it is known that it can be kept there.
  if (!isStorable(text)) return { error: '内容中有无法保存的字符，请删除后重新输入' };
  if (facts?.options) return readCode(facts, text);
  switch (facts?.kind) {
    case 'count':
      return NUMBER.test(text) ? { value: Number(text) } : wrong(facts, '应为整数');
    case 'flag':
      return text === '是' || text === '否'
        ? { value: text === '是' }
        : wrong(facts, '请填写是或否');
    case 'date':
      return { value: dayOf(text) };
    default:
      return { value: text };
  }
}

const wrong = ({ label }: FieldFacts, what: string) => ({ error: `${label}${what}` });

/** A day in any of the usual ways of writing one; anything else stays as it is. */
function dayOf(text: string): string {
  const found = DAY.exec(text);
  if (!found) return text;
  const [, year = '', month = '', day = ''] = found;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * The code of a word; several words stand with a comma of either kind between them, or with a
 * semicolon where a word has a comma of its own.
 */
function readCode(facts: FieldFacts, text: string): CellRead {
  const { options = [], kind } = facts;
  const codeOf = (word: string) =>
    options.find(({ value, label }) => label === word || String(value) === word)?.value;
  const parts = (whole: string, between: RegExp) =>
    codeOf(whole) === undefined ? whole.split(between).map((part) => part.trim()) : [whole];
  const words =
    kind === 'codes' ? parts(text, /[;；]/).flatMap((part) => parts(part, /[、,，]/)) : [text];
  const codes = words.map(codeOf);
  const unknown = words[codes.findIndex((code) => code === undefined)];
  if (unknown !== undefined)
    return wrong(facts, `没有“${cut(unknown, 20)}”，可以填：${choicesText(facts)}`);
  return { value: kind === 'codes' ? codes : codes[0] };
}

/** The words of a code list, as many as a sentence bears. */
export function choicesText({ options = [] }: FieldFacts): string {
  const named = options.slice(0, MOST_NAMED).map(({ label }) => label);
  return `${named.join('、')}${options.length > MOST_NAMED ? '等' : ''}`;
}
