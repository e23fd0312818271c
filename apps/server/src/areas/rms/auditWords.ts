import { allCalls, catalogueCalls, objectNouns } from '@tqc/contract/catalogue';
import { factsOf, membersOf, rowMembers, valueText, type FieldFacts } from '@tqc/contract/kit';

/** A row of the audit, as far as words are made of it. */
interface Told {
  readonly act: string;
  readonly obj: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What the database saw change in one record. */
interface Change {
  readonly op: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

const NAMING = /^(?:查看|查询|新增|修改)/;
const NAMERS = ['get', 'list', 'create', 'update'];

/** Resources with their area, by what the catalogue calls one of them. */
const nouns = new Map<string, string>();
for (const namer of NAMERS)
  for (const { id, title } of catalogueCalls) {
    const place = id.slice(0, id.lastIndexOf('.'));
    if (id.endsWith(`.${namer}`) && NAMING.test(title) && !nouns.has(place))
      nouns.set(place, title.replace(NAMING, ''));
  }
const areaOf = (act: string) => act.split('.')[0] ?? '';
const lastOf = (place: string) => place.slice(place.lastIndexOf('.') + 1);

/** The object of a row: what it is and which one. */
export function objectName({ act, obj }: Pick<Told, 'act' | 'obj'>): string {
  const at = obj.indexOf('/');
  if (at < 0) return obj;
  const resource = obj.slice(0, at);
  const noun =
    objectNouns[resource] ??
    nouns.get(`${areaOf(act)}.${resource}`) ??
    [...nouns].find(([place]) => lastOf(place) === resource)?.[1];
  return noun === undefined ? obj : `${noun} ${obj.slice(at + 1)}`;
}

/** A word and a key with a blank between them; behind Chinese characters it can be left out. */
const NAMED = [/^(\S+)\s+(\S+)$/, /^(\p{Script=Han}*)(\S*)$/u];

/** The objects that are meant by a word for them, a key, or both, as rows have them. */
export function objectsNamed(text: string): readonly string[] {
  const [, word = '', key = ''] =
    NAMED.map((form) => form.exec(text.trim())).find((found) => found !== null) ?? [];
  if (text.includes('/') || key === '') return [text];
  const wanted = word.toLowerCase();
  const resources = new Set(
    [
      ...[...nouns].map(([place, noun]) => [lastOf(place), noun] as const),
      ...Object.entries(objectNouns),
    ]
      .filter(([, noun]) => noun.toLowerCase().includes(wanted))
      .map(([resource]) => resource),
  );
  return [text, ...[...resources].map((resource) => `${resource}/${key}`)];
}

/** Facts by the name of a field, by the place where it is known; null where its places differ. */
let known: Map<string, FieldFacts | null> | undefined;

function fieldsKnown(): Map<string, FieldFacts | null> {
  if (known) return known;
  known = new Map();
  for (const call of allCalls) {
    const shape = { ...membersOf(call.output), ...rowMembers(call), ...membersOf(call.input) };
    for (const [name, schema] of Object.entries(shape)) {
      const facts = factsOf(schema);
      if (!facts || facts.kind === 'version') continue;
      known.set(`${call.id} ${name}`, facts);
      for (const place of [call.id.slice(0, call.id.lastIndexOf('.')), areaOf(call.id), '']) {
        const found = known.get(`${place} ${name}`);
        if (found === undefined) known.set(`${place} ${name}`, facts);
        // A word that means another thing elsewhere says nothing anywhere.
        else if (found !== null && found.label !== facts.label && place === '')
          known.set(` ${name}`, null);
      }
    }
  }
  return known;
}

/** What the contract knows of a field: best in the call itself, then beside it, then anywhere. */
function factsIn(act: string, name: string): FieldFacts | undefined {
  const all = fieldsKnown();
  const call = act.split('/')[0] ?? act;
  for (const place of [call, call.slice(0, call.lastIndexOf('.')), areaOf(call), '']) {
    const facts = all.get(`${place} ${name}`);
    if (facts) return facts;
  }
  return undefined;
}

const camel = (column: string) =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const EMPTY = '空';
const MOST_LISTED = 5;

function shown(facts: FieldFacts | undefined, value: unknown): string {
  if (value === '' || value === null || value === undefined) return EMPTY;
  if (Array.isArray(value) && value.length > MOST_LISTED)
    return `${shown(facts, value.slice(0, MOST_LISTED))}等${value.length}项`;
  return typeof value === 'object' && !Array.isArray(value) ? '***' : valueText(facts, value);
}

/** One record that changed, field by field; what the contract has no word for is only counted. */
function changeLines(act: string, { op, before = {}, after = {} }: Change): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.flatMap((column) => {
    const facts = factsIn(act, camel(column));
    if (!facts) return [];
    const [was, is] = [shown(facts, before[column]), shown(facts, after[column])];
    if (op === 'update') return `${facts.label}：${was} → ${is}`;
    return `${facts.label}：${op === 'delete' ? was : is}`;
  });
  const rest = names.length - lines.length;
  const head = op === 'insert' ? ['新增一条记录'] : op === 'delete' ? ['删除一条记录'] : [];
  return [...head, ...lines, ...(rest > 0 ? [`另有${rest}栏（见原始记录）`] : [])];
}

/** What handlers tell beside the changes, where the contract has another word or none. */
const WORDS: Readonly<Record<string, string>> = {
  account: '账号',
  added: '新增',
  after: '新值',
  before: '原值',
  done: '办成',
  event: '事项',
  fields: '栏目',
  filter: '查询条件',
  found: '查到的记录',
  lines: '行数',
  message: '说明',
  more: '没有列出的修改',
  print: '打印',
  reason: '原因',
  records: '涉及的记录',
  refused: '未办成',
  rows: '行数',
  same: '没有变化',
  step: '环节',
  total: '结果条数',
  updated: '修改',
};

/** What a row of the audit tells, a line a fact, in the words of the contract. */
export function detailLines({ act, detail }: Pick<Told, 'act' | 'detail'>): string[] {
  const { changes, ...more } = detail as { readonly changes?: readonly Change[] };
  const told = Object.entries(more).flatMap(([name, value]) => {
    const facts = factsIn(act, name);
    const label = WORDS[name] ?? facts?.label;
    if (label === undefined) return [];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const parts = Object.entries(value as object).flatMap(([key, one]) => {
        const of = factsIn(act, key);
        return of ? `${of.label} ${shown(of, one)}` : [];
      });
      return parts.length === 0 ? [] : `${label}：${parts.join('，')}`;
    }
    return `${label}：${shown(WORDS[name] ? undefined : facts, value)}`;
  });
  return [...told, ...(changes ?? []).flatMap((change) => changeLines(act, change))];
}
