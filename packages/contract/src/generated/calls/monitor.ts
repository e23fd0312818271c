// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const monAlert = {
  id: 'monitor.monAlert',
  path: 'monitor/monAlert',
  code: 'monitor.alert',
  calls: {
    list: ['GET', '', 'view', '查询预警'],
    update: ['PUT', '{id}', 'handle', '处理预警'],
    get: ['GET', '{id}', 'view', '查看预警'],
  },
} as const;

export const monAlertInform = {
  id: 'monitor.monAlertInform',
  path: 'monitor/monAlertInform',
  code: 'monitor.alertInform',
  calls: {
    list: ['GET', '', 'view', '查询预警规则'],
    create: ['POST', '', 'add', '新增预警规则'],
    get: ['GET', '{id}', 'view', '查看预警规则'],
    update: ['PUT', '{id}', 'edit', '修改预警规则'],
    remove: ['DELETE', '{id}', 'delete', '删除预警规则'],
    trial: ['GET', '{id}/trial', 'view', '试算预警规则'],
  },
} as const;

export const reports = {
  id: 'monitor.reports',
  path: 'monitor',
  code: 'monitor.report',
  calls: {
    getInfo: ['GET', 'reports/getInfo', 'view', '查看报表定义'],
    queryInfos: ['GET', 'reports/queryInfos', 'view', '查询报表'],
    getReportDataPreview: ['GET', 'reports/getReportDataPreview', 'view', '预览报表数据'],
    getReportDataPreviewTask: ['GET', 'reports/getReportDataPreviewTask', 'view', '运行报表'],
    getReportHead: ['GET', 'reports/getReportHead', 'view', '查看报表表头'],
    getReportQuery: ['GET', 'reports/getReportQuery', 'view', '查看报表查询条件'],
    add: ['POST', 'reports/add', 'add', '保存报表定义'],
    del: ['POST', 'reports/del', 'delete', '删除报表'],
    removeRole: ['DELETE', 'reports/{id}/{roleid}', 'delete', '取消报表角色授权'],
    catalogue: ['GET', 'reports/catalogue', 'add', '查看报表可用指标'],
    publish: ['PUT', 'reports/{id}/publish', 'publish', '发布报表'],
    schedule: ['PUT', 'reports/{id}/schedule', 'schedule', '设置报表定时任务'],
    drill: ['GET', 'reports/drill', 'drill', '查看报表明细'],
  },
} as const;

export const reportFileTask = {
  id: 'monitor.reportFileTask',
  path: 'monitor/reportFileTask',
  code: 'monitor.reportFileTask',
  calls: {
    list: ['GET', '', 'view', '查询报表文件任务'],
    get: ['GET', '{id}', 'view', '查看报表文件任务'],
    downReportFileTask: ['GET', 'downReportFileTask', 'download', '下载报表文件'],
    create: ['POST', '', 'download', '生成报表文件'],
    remove: ['DELETE', '{id}', 'download', '删除报表文件任务'],
  },
} as const;

export const govdata = {
  id: 'monitor.govdata',
  path: 'monitor/govdata/report',
  code: 'monitor.govdata',
  calls: {
    reportHctj: ['GET', 'hctj', 'view', '查询办件回传统计报表'],
  },
} as const;

export const wall = {
  id: 'monitor.wall',
  path: 'monitor/wall',
  code: 'monitor.wall',
  calls: {
    ticket: ['POST', 'ticket', 'open', '打开大屏'],
    exchange: ['POST', 'exchange', 'public', '大屏接入'],
    snapshot: ['GET', 'snapshot', 'view', '查看大屏数据'],
    stream: ['GET', 'stream', 'view', '接收大屏数据'],
    devices: ['GET', 'device', 'manage', '查询大屏设备'],
    command: ['PUT', 'device/{id}', 'manage', '操作大屏设备'],
    revoke: ['DELETE', 'device/{id}', 'manage', '停用大屏设备'],
  },
} as const;

export const reportSubmit = {
  id: 'monitor.reportSubmit',
  path: 'monitor/reportSubmit',
  code: 'monitor.reportSubmit',
  calls: {
    list: ['GET', '', 'view', '查询报表报送'],
    get: ['GET', '{id}', 'view', '查看报表报送'],
    create: ['POST', '', 'add', '报送报表'],
    update: ['PUT', '{id}', 'audit', '接收或退回报表报送'],
  },
} as const;
