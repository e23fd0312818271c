/** Said instead of a file in which nothing would stand. */
export const NOTHING_TO_EXPORT = '没有符合条件的记录，没有可以导出的内容；请调整查询条件后再导出';
