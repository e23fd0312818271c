import { msgTemplate } from '../dictionaries';

/** What a message of the product can say, and what it must. */
interface Draft {
  /** When it is sent. */
  readonly name: string;
  readonly to: string;
  readonly places: readonly string[];
  readonly needed: readonly string[];
  /** What a preview fills in. */
  readonly sample: Readonly<Record<string, string>>;
}

const drafts = {
  askMaterials: {
    name: '认定：要求补充材料',
    to: '申请人',
    places: ['日期', '一次', '材料'],
    needed: ['日期', '材料'],
    sample: { 日期: '2024-06-28', 一次: '一次', 材料: '1.体检表：缺少医院盖章' },
  },
  askEnrollMaterials: {
    name: '定期注册：材料不全',
    to: '申请人',
    places: ['日期', '材料'],
    needed: ['日期', '材料'],
    sample: { 日期: '2024-06-28', 材料: '聘用合同' },
  },
  returnToPoint: {
    name: '认定：退回确认',
    to: '确认点',
    places: ['姓名', '报名号', '意见'],
    needed: ['报名号', '意见'],
    sample: { 姓名: '林问夏', 报名号: '3201010001', 意见: '体检结论与附件不一致' },
  },
  reissuePassed: {
    name: '证书：补发换发已通过',
    to: '申请补发换发的人',
    places: ['姓名', '申请编号', '办理'],
    needed: ['申请编号'],
    sample: { 姓名: '林问夏', 申请编号: 'B20240001', 办理: '补发' },
  },
  reissueRefused: {
    name: '证书：补发换发未通过',
    to: '申请补发换发的人',
    places: ['姓名', '申请编号', '办理', '意见'],
    needed: ['申请编号', '意见'],
    sample: { 姓名: '林问夏', 申请编号: 'B20240001', 办理: '补发', 意见: '遗失声明不清楚' },
  },
  limitRefused: {
    name: '限制库：驳回限制',
    to: '上报机构',
    places: ['姓名', '记录号', '意见'],
    needed: ['记录号', '意见'],
    sample: { 姓名: '林问夏', 记录号: 'L20240001', 意见: '依据文件不清楚' },
  },
  renewalSoon: {
    name: '注册：有效期将满',
    to: '教师本人',
    places: ['日期'],
    needed: ['日期'],
    sample: { 日期: '2024-09-30' },
  },
  renewalOver: {
    name: '注册：有效期已满',
    to: '教师本人',
    places: ['日期'],
    needed: ['日期'],
    sample: { 日期: '2024-05-31' },
  },
  keyExpires: {
    name: 'UKey：即将到期',
    to: '用户本人',
    places: ['序列号', '日期'],
    needed: ['序列号'],
    sample: { 序列号: 'a1b2c3d4', 日期: '2024-07-18' },
  },
} satisfies Readonly<Record<string, Draft>>;

export type TemplateEvent = keyof typeof drafts;

/** The messages of the product that can be worded anew. */
export const templates: Readonly<Record<string, Draft>> = drafts;

/** As they were compiled: what is sent where nothing else was written, or nothing that can be. */
const compiled = new Map(msgTemplate.options.map(({ value, label }) => [value, label]));

const PLACE = /\{([^{}]*)\}/g;
/** A brace that belongs to no place. */
const LOOSE = /[{}]/;
const shown = (places: readonly string[]) => places.map((one) => `{${one}}`).join('、');

/** Why a text cannot be the template of an event; undefined where it can. */
export function templateFault(event: string, text: string): string | undefined {
  const draft = templates[event];
  if (!draft) return '没有这种消息，请从列表中选择';
  const named = new Set([...text.matchAll(PLACE)].map(([, name = '']) => name));
  if (LOOSE.test(text.replaceAll(PLACE, '')))
    return `占位符要写成一对花括号，例如{${draft.needed[0]}}，请核对`;
  const strange = [...named].find((name) => !draft.places.includes(name));
  if (strange !== undefined) return `这种消息没有占位符{${strange}}，可以用${shown(draft.places)}`;
  const missing = draft.needed.filter((name) => !named.has(name));
  return missing.length > 0 ? `请写上占位符${shown(missing)}，收到的人要靠它办理` : undefined;
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(PLACE, (_, name: string) => values[name] ?? '');

/** What a text would say, with invented values in its places. */
export const templatePreview = (event: string, text: string): string =>
  filled(text, templates[event]?.sample ?? {});

/** Whether a text still has a place that a template would fill in. */
export const placeLeft = (text: string): string | undefined => {
  const known = new Set(Object.values(templates).flatMap(({ places }) => places));
  return [...text.matchAll(PLACE)].map(([, name = '']) => name).find((name) => known.has(name));
};

/** The message of an event, as the national centre words it. */
export function templateText(
  event: TemplateEvent,
  values: Readonly<Record<string, string>>,
): string {
  const written = msgTemplate.options.find(({ value }) => value === event);
  const own = written && !written.off && !templateFault(event, written.label);
  return filled((own ? written.label : compiled.get(event)) ?? '', values);
}
