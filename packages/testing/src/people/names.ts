/** A name of 22 characters with middle dots, as long as they come in practice. */
export const longName = '阿依古丽·买买提艾力·吐尔逊那依·阿不都热西';

/** A name with a character from outside the basic plane. */
export const rareName = '龚𬭎䶮';

/** Invented names, as common as real ones; several persons may share one. */
export const names: readonly string[] = [
  '王思涵',
  '李若琳',
  '张婷',
  '刘梦瑶',
  '陈泽宇',
  '杨晓语',
  '赵雅婷',
  rareName,
  '次仁卓玛',
  '欧阳诗桐',
  '王思涵',
  '孙㛃',
];
