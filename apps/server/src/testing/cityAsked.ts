import pg from 'pg';
import { sentIn } from './sent';

/**
 * Tables of what belongs to an application: their keys and their partitions begin with the city, or
 * hold it, and whoever has the application knows it.
 */
export const BELONGING = [
  'access_query',
  'cert',
  'platform_push',
  'registration_change',
  'registration_file',
  'registration_log',
  'registration_message',
] as const;

const NAMES = BELONGING.join('|');
const ASKED = new RegExp(`\\b(?:from|join|update|into)\\s+"?(?:${NAMES})"?(?=[\\s(]|$)`, 'i');
const BY_NUMBER = /\breg_id"?\s*(?:=|in\s*\()/i;
const BY_CITY = /\bcity"?\s*(?:=|in\s*\()/i;

/**
 * What is wrong with a statement that looks for rows of an application without its city: with many
 * partitions each of them is asked. Undefined for any other.
 */
export function withoutCity(text: string): string | undefined {
  if (!ASKED.test(text) || !BY_NUMBER.test(text) || BY_CITY.test(text)) return undefined;
  return `按报名号查申请的附属数据必须同时给出地市（见 trade/registration/ofApplication.ts）：${text}`;
}

// Every statement of the application in every test passes here; what tests themselves look up as
// the owner of the tables does not count.
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function checked(this: pg.Client, ...given: unknown[]) {
  const wrong =
    this.user === 'tqc_login'
      ? sentIn(given)
          .map(({ text }) => withoutCity(text))
          .find((sentence) => sentence !== undefined)
      : undefined;
  if (wrong !== undefined) throw new Error(wrong);
  return Reflect.apply(send, this, given) as unknown;
} as typeof send;
