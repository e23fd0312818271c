import { defineDict } from '../kit';

export const pageSize = defineDict('pageSize', [
  { value: 10, label: '10条/页' },
  { value: 30, label: '30条/页' },
  { value: 50, label: '50条/页' },
  { value: 100, label: '100条/页' },
  { value: 200, label: '200条/页' },
]);

export const tabMenuAction = defineDict('tabMenuAction', [
  { value: 'refresh', label: '刷新' },
  { value: 'closeCurrent', label: '关闭当前' },
  { value: 'closeOthers', label: '关闭其他' },
  { value: 'closeLeft', label: '关闭左侧' },
  { value: 'closeRight', label: '关闭右侧' },
  { value: 'closeAll', label: '关闭全部' },
]);

export const searchFormItem = defineDict('searchFormItem', [
  { value: 'input', label: '文本框' },
  { value: 'textarea', label: '多行文本框' },
  { value: 'select', label: '下拉选择' },
  { value: 'searchSelect', label: '可搜索下拉选择' },
  { value: 'areaCascade', label: '省市县级联选择' },
  { value: 'lazyTree', label: '懒加载树选择' },
  { value: 'date', label: '日期' },
  { value: 'dateRange', label: '日期范围' },
  { value: 'confirmPoint', label: '选择确认点' },
]);

export const fileKind = defineDict('fileKind', [
  { value: 'png', label: '图片' },
  { value: 'jpg', label: '图片' },
  { value: 'jpeg', label: '图片' },
  { value: 'bmp', label: '图片' },
  { value: 'gif', label: '图片' },
  { value: 'txt', label: '文本' },
  { value: 'xls', label: 'Excel表格' },
  { value: 'xlsx', label: 'Excel表格' },
  { value: 'doc', label: 'Word文档' },
  { value: 'docx', label: 'Word文档' },
  { value: 'pdf', label: 'PDF文档' },
  { value: 'ppt', label: 'PPT演示文稿' },
  { value: 'mp4', label: '视频' },
  { value: 'm2v', label: '视频' },
  { value: 'mkv', label: '视频' },
  { value: 'mp3', label: '音频' },
  { value: 'wav', label: '音频' },
  { value: 'wmv', label: '音频' },
  { value: 'other', label: '其他' },
]);

export const monitorType = defineDict('monitorType', [
  { value: 1, label: '系统监控' },
  { value: 2, label: '认定监控' },
  { value: 3, label: '注册监控' },
  { value: 4, label: '历史数据监控' },
]);

export const sortReport = defineDict('sortReport', [
  { value: 'name.asc', label: '名称升序' },
  { value: 'name.desc', label: '名称降序' },
  { value: 'createTime.asc', label: '创建时间升序' },
  { value: 'createTime.desc', label: '创建时间降序' },
]);

export const monitorButton = defineDict('monitorButton', [
  { value: 'register.provinceBatch.add', label: '新增省级计划' },
  { value: 'register.provinceBatch.change', label: '变更省级计划' },
  { value: 'register.provinceBatch.edit', label: '编辑省级计划' },
  { value: 'register.changeRecord.view', label: '变更记录' },
  { value: 'enroll.provinceBatch.add', label: '新增省级注册计划' },
  { value: 'enroll.provinceBatch.change', label: '变更省级注册计划' },
  { value: 'enroll.provinceBatch.edit', label: '编辑省级注册计划' },
  { value: 'enroll.change.view', label: '变更记录' },
  { value: 'register.certBatch.delete', label: '删除认定批次' },
  { value: 'register.certBatch.end', label: '结束认定批次' },
  { value: 'register.certBatch.edit', label: '编辑认定批次' },
  { value: 'register.certBatch.add', label: '新增认定批次' },
  { value: 'enroll.certBatch.delete', label: '删除注册批次' },
  { value: 'enroll.certBatch.end', label: '结束注册批次' },
  { value: 'enroll.certBatch.edit', label: '编辑注册批次' },
  { value: 'enroll.certBatch.add', label: '新增注册批次' },
  { value: 'register.registration.audit', label: '认定审批' },
  { value: 'register.provinceBatch.approve', label: '计划审批' },
  { value: 'register.localeSet.edit', label: '确认点排期' },
  { value: 'register.registration.print', label: '打印' },
  { value: 'register.message.send', label: '给申请人留言' },
  { value: 'register.accessQuery.send', label: '准入查询' },
  { value: 'register.accessQuery.reconsider', label: '复议' },
  { value: 'cert.certAssign.add', label: '生成证书编号' },
  { value: 'enroll.enrollment.importReview', label: '导入审核结论' },
  { value: 'register.planEnd.apply', label: '结束' },
  { value: 'register.planEnd.return', label: '退回' },
  { value: 'enroll.finalJudgement.audit', label: '注册审批' },
  { value: 'enroll.enrollment.import', label: '注册数据导入' },
  { value: 'enroll.enrollment.export', label: '注册数据导出' },
]);

export const levelOneButton = defineDict('levelOneButton', [
  { value: 'register.registration.exportStay', label: '导出留存' },
]);

export const tabSetLevel1 = defineDict('tabSet.level1', [
  { value: 'prevOrgPlanRegister', label: '上级机构认定计划' },
  { value: 'prevOrgPlanEnroll', label: '上级机构注册计划' },
  { value: 'orgManageEdit', label: '机构信息维护' },
]);

export const tabSetLevel2 = defineDict('tabSet.level2', [
  { value: 'prevOrgPlanRegister', label: '上级机构认定计划' },
  { value: 'prevOrgPlanEnroll', label: '上级机构注册计划' },
  { value: 'orgManageEdit', label: '机构信息维护' },
  { value: 'homeWorks', label: '工作台' },
  { value: 'ownProvincePlan', label: '本省计划' },
  { value: 'ownOrgPlan', label: '本机构计划' },
  { value: 'confirmPointList', label: '确认点列表' },
  { value: 'deleteStatusSearch', label: '删除状态查询' },
]);

export const tabSetLevel3 = defineDict('tabSet.level3', [
  { value: 'prevOrgPlanRegister', label: '上级机构认定计划' },
  { value: 'prevOrgPlanEnroll', label: '上级机构注册计划' },
  { value: 'orgManageEdit', label: '机构信息维护' },
  { value: 'homeWorks', label: '工作台' },
  { value: 'ownProvincePlan', label: '本省计划' },
  { value: 'ownOrgPlan', label: '本机构计划' },
  { value: 'confirmPointList', label: '确认点列表' },
  { value: 'deleteStatusSearch', label: '删除状态查询' },
  { value: 'countySearch', label: '县级查询' },
]);

export const tabSetLevel4 = defineDict('tabSet.level4', [
  { value: 'prevOrgPlanRegister', label: '上级机构认定计划' },
  { value: 'prevOrgPlanEnroll', label: '上级机构注册计划' },
  { value: 'orgManageEdit', label: '机构信息维护' },
  { value: 'homeWorks', label: '工作台' },
  { value: 'ownProvincePlan', label: '本省计划' },
  { value: 'ownOrgPlan', label: '本机构计划' },
  { value: 'confirmPointList', label: '确认点列表' },
  { value: 'deleteStatusSearch', label: '删除状态查询' },
  { value: 'countySearch', label: '县级查询' },
  { value: 'citySearch', label: '市级查询' },
]);

export const tabSetLevel5 = defineDict('tabSet.level5', [
  { value: 'homeWorks', label: '工作台' },
  { value: 'provinceSearch', label: '省级查询' },
  { value: 'citySearch', label: '市级查询' },
  { value: 'countySearch', label: '县级查询' },
  { value: 'certBatch', label: '认定批次' },
  { value: 'enrollBatch', label: '注册批次' },
  { value: 'provincePlan', label: '省级计划' },
  { value: 'nextOrgPlan', label: '下级机构计划' },
  { value: 'accessStatusSearch', label: '准入状态查询' },
  { value: 'deleteStatusSearch', label: '删除状态查询' },
]);
