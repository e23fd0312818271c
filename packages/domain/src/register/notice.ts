import { material } from './materials';

/** One document that is missing, and what the applicant has to hand in. */
export interface Missing {
  readonly material: number;
  readonly text: string;
}

/** The letter is one message of the phone: longer, its end would be cut off. */
const LONGEST = 150;

/** All that is missing, as the one letter lists it. */
export function missingText(missing: readonly Missing[]): string {
  return missing
    .map(({ material: code, text }, at) => `${at + 1}.${nameOf(code)}：${text}`)
    .join('；');
}

const nameOf = (code: number): string =>
  material.options.find(({ value }) => value === code)?.label ?? '其他材料';

/** What a letter about missing documents needs: it is written once, and names all of them. */
export const noticeNeeds = {
  missingSaid: {
    field: 'missing',
    sentence: '请逐项写明要补什么；没有写的，请去掉勾选',
    met: ({ missing = [] }: { readonly missing?: readonly Missing[] }) =>
      missing.every(({ text }) => text.trim() !== ''),
  },
  letterFits: {
    field: 'missing',
    sentence: `要补的内容合计不能超过${LONGEST}字，请写短一些`,
    met: ({
      missing = [],
      reasonText,
    }: {
      readonly missing?: readonly Missing[];
      readonly reasonText: string;
    }) => missing.length === 0 || [...(missingText(missing) + reasonText)].length <= LONGEST,
  },
  /** `earlier` is how many such letters the applicant has had. */
  whyAgain: {
    field: 'again',
    sentence: '已经告知过申请人要补的材料；再次要求补全，请写明上次没有一次说全的原因',
    met: ({ earlier = 0, again = '' }: { readonly earlier?: number; readonly again?: string }) =>
      earlier === 0 || again.trim() !== '',
  },
};
