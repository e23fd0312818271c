/** A teaching subject: the first digits of its code name the tree it belongs to. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly tree: 1 | 2 | 3 | 4 | 5 | 66;
}

function subjects(tree: Subject['tree'], text: string): Subject[] {
  return text.split(' ').map((entry) => {
    const [id = '', name = ''] = entry.split(':');
    return { id, name, tree };
  });
}

/**
 * Subjects that can be applied for, as the database has them to begin with; whoever works with them
 * asks the database, where the national centre keeps them.
 */
export const allSubjects: readonly Subject[] = [
  ...subjects(1, '1001:幼儿园'),
  ...subjects(
    2,
    '2001:语文 2002:数学 2003:英语 2004:道德与法治 2005:科学 2006:音乐 2007:体育 2008:美术 2009:信息科技 2010:心理健康教育 2011:小学全科 2012:劳动 2013:特殊教育 2014:朝鲜语文 2015:蒙古语文',
  ),
  ...subjects(
    3,
    '3001:语文 3002:数学 3003:英语 3004:日语 3005:俄语 3006:物理 3007:化学 3008:生物学 3009:道德与法治 3010:历史 3011:地理 3012:历史与社会 3013:科学 3014:音乐 3015:体育与健康 3016:美术 3017:信息科技 3018:心理健康教育 3019:特殊教育',
  ),
  ...subjects(
    4,
    '4001:语文 4002:数学 4003:英语 4004:日语 4005:俄语 4006:物理 4007:化学 4008:生物学 4009:思想政治 4010:历史 4011:地理 4012:音乐 4013:体育与健康 4014:美术 4015:信息技术 4016:通用技术 4017:心理健康教育',
  ),
  ...subjects(
    5,
    '5001:语文 5002:数学 5003:英语 5004:物理 5005:化学 5006:历史 5007:思想政治 5008:体育与健康 5009:艺术 5010:信息技术 710201:计算机应用 700206:汽车运用与维修 720301:护理 730301:会计事务 770101:幼儿保育 740201:中餐烹饪',
  ),
  ...subjects(
    66,
    '0101:哲学 0202:应用经济学 0301:法学 0401:教育学 0402:心理学 0501:中国语言文学 0502:外国语言文学 0601:中国史 0701:数学 0702:物理学 0703:化学 0710:生物学 0802:机械工程 0812:计算机科学与技术 0901:作物学 1002:临床医学 1201:管理科学与工程 1301:艺术学',
  ),
];

const treeOfType: Readonly<Record<number, Subject['tree']>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 5,
  7: 66,
};

/** The tree that holds the subjects of a certificate type. */
export function subjectTreeOf(ctId: number): Subject['tree'] | undefined {
  return treeOfType[ctId];
}

/** The subjects of a certificate type, as they are to begin with. */
export function subjectsOf(ctId: number): readonly Subject[] {
  return allSubjects.filter(({ tree }) => tree === treeOfType[ctId]);
}
