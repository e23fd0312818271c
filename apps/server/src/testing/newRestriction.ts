import { idNoCheck } from '@tqc/domain/shared';

/** What is entered of a revocation, but for its documents; each `n` is another person. */
export function newRestriction(n: number) {
  const first17 = `32880119900307${String(n % 1000).padStart(3, '0')}`;
  return {
    name: '演示受限人',
    idType: 1,
    idNo: first17 + idNoCheck(first17),
    personKind: 1,
    limitType: 2,
    laws: ['L3'],
    cause: '以虚假材料骗取教师资格',
    documentKind: 2,
    documentNo: `演教撤字〔2024〕${n}号`,
    authority: '云汀市教育局',
    decidedOn: '2024-06-03',
    effectiveOn: '2024-06-10',
    surrender: 1,
  };
}
