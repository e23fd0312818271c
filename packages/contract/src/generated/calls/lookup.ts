// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const lookup = {
  id: 'lookup',
  path: 'basic',
  code: 'lookup.common',
  calls: {
    queryBaseOrgBasic: ['GET', 'queryBaseOrgBasic', 'view', '查找机构'],
    queryBaseOrgEnrollBasic: ['GET', 'queryBaseOrgEnrollBasic', 'view', '查找确认点'],
    viewBaseOrgBasic: ['GET', 'viewBaseOrgBasic', 'view', '查看机构简况'],
    getProvincesBasic: ['GET', 'getProvincesBasic', 'view', '查找省份'],
    viewBaseDictByDictType: ['GET', 'viewBaseDictByDictType', 'view', '查找字典项'],
    queryDictByDictTypeBasic: ['GET', 'queryDictByDictTypeBasic', 'view', '按关键字查找字典项'],
    getCertTypeListBasic: ['GET', 'getCertTypeListBasic', 'view', '查找资格种类'],
    queryRole: ['GET', 'queryRole', 'view', '查找收件角色'],
    querySubjectsBasic: ['GET', 'querySubjectsBasic', 'view', '查找任教学科'],
    queryCollegesBasic: ['GET', 'queryCollegesBasic', 'view', '查找院校'],
    queryMajorsBasic: ['GET', 'queryMajorsBasic', 'view', '查找专业'],
    queryCertBatchxx: ['GET', 'queryCertBatchxx', 'view', '查找认定批次'],
    queryCollegeAppendCertBatch: ['GET', 'queryCollegeAppendCertBatch', 'view', '查找补充学历批次'],
    queryNormalBatch: ['GET', 'queryNormalBatch', 'view', '查找免试批次'],
    queryScoreBatch: ['GET', 'queryScoreBatch', 'view', '查找国考成绩批次'],
    queryOrgBatchTimexx: ['GET', 'queryOrgBatchTimexx', 'view', '查找认定计划时间段'],
    queryLimitation: ['GET', 'queryLimitation', 'view', '查看申请人受限情况'],
    certEnrollHistoryInfo: ['GET', 'certEnrollHistoryInfo', 'view', '查看证书和申请轨迹'],
    queryChangeBySource: ['GET', 'queryChangeBySource', 'view', '查看变更经过'],
    queryRegAudByRegId: ['GET', 'queryRegAudByRegId', 'view', '查看申请留言'],
  },
} as const;
