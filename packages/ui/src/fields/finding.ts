/** 选项还在读的时候，下拉里和框里说的话。 */
export const FINDING = '正在查找…';
