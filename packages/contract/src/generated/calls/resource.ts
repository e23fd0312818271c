// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const resource = {
  id: 'resource',
  path: 'resource',
  code: 'resource.file',
  calls: {
    downloadFile: ['GET', 'downloadFile', 'download', '下载材料文件'],
    updateFile: ['POST', 'updateFile', 'upload', '上传材料'],
    updateFileCurr: ['POST', 'updateFileCurr', 'upload', '替换材料'],
    uuid: ['GET', 'uuid', 'upload', '获取材料目录编号'],
    viewImage: ['GET', 'viewImage', 'view', '查看材料图片'],
    getRegImage: ['GET', 'getRegImage/{type}', 'view', '按种类查看材料'],
    getUuid: ['GET', 'getUuid/{regId}', 'view', '查看申请的材料目录'],
    getRegWebTransactFile: ['GET', 'getRegWebTransactFile/{type}/{uuid}', 'view', '查看网办材料'],
    changeKeepOnRecordPdf: ['PUT', 'changeKeepOnRecordPdf', 'register.filing.edit', '替换备案文件'],
    exporRegExcelData: [
      'POST',
      'exporRegExcelData',
      'register.registration.export',
      '导出认定数据',
    ],
    exporEnrollExcelData: [
      'POST',
      'exporEnrollExcelData',
      'enroll.enrollment.export',
      '导出注册数据',
    ],
    downRegExcelFile: [
      'GET',
      'downRegExcelFile',
      'register.registration.export',
      '下载认定导出文件',
    ],
    downEnrollExcelFile: [
      'GET',
      'downEnrollExcelFile',
      'enroll.enrollment.export',
      '下载注册导出文件',
    ],
    regExcelTaskList: [
      'GET',
      'regExcelTaskList',
      'register.registration.export',
      '查询认定导出任务',
    ],
    enrollExcelTaskList: [
      'GET',
      'enrollExcelTaskList',
      'enroll.enrollment.export',
      '查询注册导出任务',
    ],
    autoAudEnrollExcelData: [
      'POST',
      'autoAudEnrollExcelData',
      'enroll.enrollment.importReview',
      '导入注册审核结论',
    ],
    ticket: ['POST', 'ticket', 'view', '打开材料'],
    exportRows: ['POST', 'exportRows', 'signedIn', '导出列表数据'],
    importRows: ['POST', 'importRows', 'signedIn', '导入列表数据'],
    importTemplate: ['GET', 'importTemplate', 'signedIn', '下载导入模板'],
    importMarked: ['POST', 'importMarked', 'signedIn', '下载标出错误的导入文件'],
  },
} as const;

export const job = {
  id: 'resource.job',
  path: 'resource/job',
  code: '',
  calls: {
    list: ['GET', '', 'signedIn', '查询后台任务'],
    get: ['GET', '{id}', 'signedIn', '查看后台任务'],
    cancel: ['DELETE', '{id}', 'signedIn', '取消后台任务'],
    again: ['PUT', '{id}/again', 'signedIn', '重新执行后台任务'],
  },
} as const;
