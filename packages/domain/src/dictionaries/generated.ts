// Made by `npm run catalogue` from docs/spec/dictionaries.tsv; change the table, not this file.

import { defineDict } from '../kit';

export const orgType = /* @__PURE__ */ defineDict('orgType', [
  { value: 1, label: '确认机构' },
  { value: 2, label: '县级' },
  { value: 3, label: '市级' },
  { value: 4, label: '省级' },
  { value: 5, label: '国家教师资格中心' },
  { value: 6, label: '高校' },
]);

export const subjectQueryType = /* @__PURE__ */ defineDict('subjectQueryType', [
  { value: 1, label: '幼儿园' },
  { value: 2, label: '小学' },
  { value: 3, label: '初级中学' },
  { value: 4, label: '高级中学' },
  { value: 5, label: '中等职业学校' },
  { value: 66, label: '高等学校' },
]);

export const monitorType = /* @__PURE__ */ defineDict('monitorType', [
  { value: 1, label: '系统监控' },
  { value: 2, label: '认定监控' },
  { value: 3, label: '注册监控' },
  { value: 4, label: '历史数据监控' },
]);

export const loginType = /* @__PURE__ */ defineDict('loginType', [
  { value: 'sms', label: '短信验证登录' },
  { value: 'certsms', label: '证书加短信验证登录' },
]);

export const passOverdue = /* @__PURE__ */ defineDict('passOverdue', [
  { value: 1, label: '密码已过期' },
]);

export const superuser = /* @__PURE__ */ defineDict('superuser', [{ value: 1, label: '超级用户' }]);

export const manageFlag = /* @__PURE__ */ defineDict('manageFlag', [
  { value: 1, label: '具有管理权限' },
]);

export const loginPayloadType = /* @__PURE__ */ defineDict('loginPayloadType', [
  { value: 1, label: '账号密码登录' },
]);

export const orgBizType = /* @__PURE__ */ defineDict('orgBizType', [
  { value: 1, label: '资格认定' },
  { value: 2, label: '定期注册' },
  { value: 3, label: '资格认定和定期注册' },
]);

export const lookupOrgType = /* @__PURE__ */ defineDict('lookupOrgType', [
  { value: 4, label: '省级' },
  { value: 3, label: '市级' },
  { value: 2, label: '县级' },
]);

export const parentOrgTypeByAreaLevel = /* @__PURE__ */ defineDict('parentOrgTypeByAreaLevel', [
  { value: 'city', label: '3' },
  { value: 'county', label: '2' },
  { value: 'other', label: '4' },
]);

export const readFlag = /* @__PURE__ */ defineDict('readFlag', [
  { value: 0, label: '未读' },
  { value: 1, label: '已读' },
]);

export const smsSendStatus = /* @__PURE__ */ defineDict('smsSendStatus', [
  { value: 0, label: '待发送' },
  { value: 1, label: '发送成功' },
  { value: 3, label: '发送失败' },
]);

export const smsType = /* @__PURE__ */ defineDict('smsType', [
  { value: 'sysmsg', label: '系统通知短信' },
  { value: '2', label: '验证码' },
]);

export const messageType = /* @__PURE__ */ defineDict('messageType', [
  { value: 1, label: '站内通知' },
  { value: 2, label: '短信' },
  { value: 3, label: '站内通知和短信' },
]);

export const sendRange = /* @__PURE__ */ defineDict('sendRange', [
  { value: 1, label: '按省份' },
  { value: 2, label: '指定人员' },
  { value: 3, label: '系统外手机号' },
  { value: 4, label: '按角色' },
]);

export const accessQueryResult = /* @__PURE__ */ defineDict('accessQueryResult', [
  { value: 10, label: '待查询' },
  { value: 11, label: '查询中' },
  { value: 0, label: '正常' },
  { value: 1, label: '有判决信息' },
  { value: 2, label: '有起诉信息' },
  { value: 3, label: '有相对不起诉信息' },
  { value: 4, label: '有违法信息' },
]);

export const sexualOffenceMerged = /* @__PURE__ */ defineDict('sexualOffenceMerged', [
  { value: 10, label: '待查询' },
  { value: 11, label: '查询中' },
  { value: 0, label: '正常' },
  { value: 1, label: '有性侵违法犯罪信息' },
]);

export const pageSize = /* @__PURE__ */ defineDict('pageSize', [
  { value: 10, label: '10条/页' },
  { value: 30, label: '30条/页' },
  { value: 50, label: '50条/页' },
  { value: 100, label: '100条/页' },
  { value: 200, label: '200条/页' },
]);

export const fileKind = /* @__PURE__ */ defineDict('fileKind', [
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

export const passwordSpecialA = /* @__PURE__ */ defineDict('passwordSpecialA', [
  { value: '#', label: '#' },
  { value: '%', label: '%' },
  { value: '*', label: '*' },
  { value: '-', label: '-' },
  { value: '_', label: '_' },
  { value: '!', label: '!' },
  { value: '@', label: '@' },
  { value: '$', label: '$' },
  { value: '&', label: '&' },
]);

export const passwordSpecialB = /* @__PURE__ */ defineDict('passwordSpecialB', [
  { value: '!', label: '!' },
  { value: '@', label: '@' },
  { value: '#', label: '#' },
  { value: '$', label: '$' },
  { value: '%', label: '%' },
  { value: '^', label: '^' },
  { value: '&', label: '&' },
  { value: '*', label: '*' },
  { value: '(', label: '(' },
  { value: ')', label: ')' },
]);

export const forgotStep = /* @__PURE__ */ defineDict('forgotStep', [
  { value: 0, label: '验证用户' },
  { value: 1, label: '设置密码' },
  { value: 2, label: '完成' },
]);

export const messageTab = /* @__PURE__ */ defineDict('messageTab', [
  { value: 'unread', label: '未读' },
  { value: 'all', label: '全部' },
]);

export const tabMenuAction = /* @__PURE__ */ defineDict('tabMenuAction', [
  { value: 'refresh', label: '刷新' },
  { value: 'closeCurrent', label: '关闭当前' },
  { value: 'closeOthers', label: '关闭其他' },
  { value: 'closeLeft', label: '关闭左侧' },
  { value: 'closeRight', label: '关闭右侧' },
  { value: 'closeAll', label: '关闭全部' },
]);

export const searchFormItem = /* @__PURE__ */ defineDict('searchFormItem', [
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

export const forceSignOutCode = /* @__PURE__ */ defineDict('forceSignOutCode', [
  { value: 410, label: '强制退出登录' },
  { value: 413, label: '强制退出登录' },
  { value: 415, label: '强制退出登录' },
  { value: 481, label: '强制退出登录' },
  { value: 486, label: '强制退出登录' },
  { value: 487, label: '强制退出登录' },
  { value: 488, label: '强制退出登录' },
  { value: 491, label: '强制退出登录' },
  { value: 492, label: '强制退出登录' },
  { value: 494, label: '强制退出登录' },
  { value: 496, label: '强制退出登录' },
  { value: 497, label: '强制退出登录' },
  { value: 498, label: '强制退出登录' },
  { value: 499, label: '强制退出登录' },
]);

export const monitorButton = /* @__PURE__ */ defineDict('monitorButton', [
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

export const levelOneButton = /* @__PURE__ */ defineDict('levelOneButton', [
  { value: 'register.registration.exportStay', label: '导出留存' },
]);

export const tabSetLevel1 = /* @__PURE__ */ defineDict('tabSet.level1', [
  { value: 'prevOrgPlanRegister', label: '上级机构认定计划' },
  { value: 'prevOrgPlanEnroll', label: '上级机构注册计划' },
  { value: 'orgManageEdit', label: '机构信息维护' },
]);

export const tabSetLevel2 = /* @__PURE__ */ defineDict('tabSet.level2', [
  { value: 'prevOrgPlanRegister', label: '上级机构认定计划' },
  { value: 'prevOrgPlanEnroll', label: '上级机构注册计划' },
  { value: 'orgManageEdit', label: '机构信息维护' },
  { value: 'homeWorks', label: '工作台' },
  { value: 'ownProvincePlan', label: '本省计划' },
  { value: 'ownOrgPlan', label: '本机构计划' },
  { value: 'confirmPointList', label: '确认点列表' },
  { value: 'deleteStatusSearch', label: '删除状态查询' },
]);

export const tabSetLevel3 = /* @__PURE__ */ defineDict('tabSet.level3', [
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

export const tabSetLevel4 = /* @__PURE__ */ defineDict('tabSet.level4', [
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

export const tabSetLevel5 = /* @__PURE__ */ defineDict('tabSet.level5', [
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

export const recognitionStatus = /* @__PURE__ */ defineDict('recognitionStatus', [
  { value: 0, label: '已申报未受理' },
  { value: 6, label: '网上申报待确认' },
  { value: 7, label: '材料待补全' },
  { value: 8, label: '材料合格待确认' },
  { value: 9, label: '确认未通过' },
  { value: 15, label: '已确认待审批' },
  { value: 18, label: '审批通过待编号' },
  { value: 21, label: '认定通过' },
  { value: 24, label: '认定未通过' },
]);

export const recognitionMaterials = /* @__PURE__ */ defineDict('recognitionMaterials', [
  { value: 21, label: '材料齐全' },
  { value: 24, label: '材料不全' },
]);

export const recordStatusRegister = /* @__PURE__ */ defineDict('recordStatusRegister', [
  { value: 0, label: '正常' },
  { value: 1, label: '受限' },
  { value: 2, label: '已删除' },
  { value: 3, label: '准入查询异常' },
  { value: 4, label: '待补充学历' },
]);

export const recordStatusEnroll = /* @__PURE__ */ defineDict('recordStatusEnroll', [
  { value: 0, label: '正常' },
  { value: 1, label: '受限' },
  { value: 2, label: '已删除' },
  { value: 3, label: '注册无效' },
]);

export const firstReview = /* @__PURE__ */ defineDict('firstReview', [
  { value: 30, label: '待初核' },
  { value: 31, label: '初核合格' },
  { value: 32, label: '初核暂缓' },
  { value: 33, label: '初核不合格' },
  { value: 34, label: '无教师资格' },
  { value: 35, label: '不在注册范围' },
]);

export const recheck = /* @__PURE__ */ defineDict('recheck', [
  { value: 40, label: '待复核' },
  { value: 41, label: '复核合格' },
  { value: 42, label: '复核暂缓' },
  { value: 43, label: '复核不合格' },
  { value: 44, label: '无教师资格' },
  { value: 45, label: '不在注册范围' },
]);

export const finalJudgement = /* @__PURE__ */ defineDict('finalJudgement', [
  { value: 50, label: '待终审' },
  { value: 51, label: '注册合格' },
  { value: 52, label: '暂缓注册' },
  { value: 53, label: '注册不合格' },
  { value: 54, label: '无教师资格' },
  { value: 55, label: '不在注册范围' },
]);

export const confirmationDecision = /* @__PURE__ */ defineDict('confirmationDecision', [
  { value: 19, label: '合格' },
  { value: 20, label: '不合格' },
  { value: 27, label: '暂缓' },
  { value: 14, label: '不在范围' },
  { value: 24, label: '材料不全' },
  { value: 28, label: '无教师资格' },
]);

export const certChangeStatus = /* @__PURE__ */ defineDict('certChangeStatus', [
  { value: 1, label: '待审核' },
  { value: 8, label: '审核不通过' },
  { value: 9, label: '审核通过' },
]);

export const certChangeType = /* @__PURE__ */ defineDict('certChangeType', [
  { value: 2, label: '变更' },
  { value: 10, label: '删除' },
  { value: 11, label: '恢复' },
  { value: 12, label: '新增' },
  { value: 5, label: '注册历史撤销' },
  { value: 9, label: '注册历史结论变更' },
]);

export const filingStatus = /* @__PURE__ */ defineDict('filingStatus', [
  { value: 1, label: '审批通过' },
  { value: 2, label: '待审批' },
  { value: 3, label: '退回修改' },
  { value: 4, label: '已过期' },
]);

export const violationApproval = /* @__PURE__ */ defineDict('violationApproval', [
  { value: 0, label: '待审批' },
  { value: 1, label: '审批通过' },
  { value: 2, label: '审批不通过' },
]);

export const realNameAuth = /* @__PURE__ */ defineDict('realNameAuth', [
  { value: 0, label: '未验证' },
  { value: 1, label: '验证通过' },
  { value: 2, label: '验证未通过' },
  { value: 3, label: '待人工审核' },
  { value: 4, label: '人工审核通过' },
  { value: 5, label: '人工审核未通过' },
]);

export const reviewFlag = /* @__PURE__ */ defineDict('reviewFlag', [
  { value: 0, label: '待审核' },
  { value: 1, label: '审核通过' },
  { value: 2, label: '审核不通过' },
  { value: 3, label: '自动审核通过' },
]);

export const validation = /* @__PURE__ */ defineDict('validation', [
  { value: 0, label: '否' },
  { value: 1, label: '是' },
  { value: 2, label: '部分' },
]);

export const orgBatchApproval = /* @__PURE__ */ defineDict('orgBatchApproval', [
  { value: 0, label: '未上报' },
  { value: 1, label: '待审批' },
  { value: 2, label: '审批通过' },
  { value: 3, label: '审批不通过' },
  { value: 4, label: '已锁定' },
]);

export const usbKeyStatus = /* @__PURE__ */ defineDict('usbKeyStatus', [
  { value: 1, label: '未分配' },
  { value: 2, label: '正常' },
  { value: 3, label: '作废' },
  { value: 4, label: '锁定' },
]);

export const stampStatus = /* @__PURE__ */ defineDict('stampStatus', [
  { value: 1, label: '使用中' },
  { value: 0, label: '已停用' },
]);

export const ecertStatus = /* @__PURE__ */ defineDict('ecertStatus', [
  { value: 1, label: '有效' },
  { value: 0, label: '已撤销' },
]);

export const ecertTaskStatus = /* @__PURE__ */ defineDict('ecertTaskStatus', [
  { value: 0, label: '待处理' },
  { value: 2, label: '执行中' },
  { value: 1, label: '已完成' },
  { value: 3, label: '已取消' },
]);

export const printStatus = /* @__PURE__ */ defineDict('printStatus', [
  { value: 0, label: '未打印' },
  { value: 1, label: '已打印' },
  { value: 2, label: '已重置' },
]);

export const morality = /* @__PURE__ */ defineDict('morality', [
  { value: 0, label: '无不良记录' },
  { value: 1, label: '有不良记录但可认定' },
  { value: 2, label: '有不良记录不予认定' },
]);

export const enrollNumber = /* @__PURE__ */ defineDict('enrollNumber', [
  { value: 1, label: '第一次注册' },
  { value: 2, label: '第二次注册' },
  { value: 3, label: '第三次注册' },
  { value: 4, label: '第四次注册' },
  { value: 5, label: '第五次注册' },
  { value: 6, label: '第六次注册' },
  { value: 7, label: '第七次注册' },
  { value: 8, label: '第八次注册' },
  { value: 9, label: '第九次注册' },
  { value: 10, label: '第十次注册' },
]);

export const violationLimit = /* @__PURE__ */ defineDict('violationLimit', [
  { value: 'lifelong', label: '终身丧失教师资格' },
  { value: 'revokeConduct5', label: '品行不良、侮辱学生被撤销，限制5年' },
  { value: 'revokeFraud5', label: '弄虚作假被撤销，限制5年' },
]);

export const sex = /* @__PURE__ */ defineDict('sex', [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
]);

export const educationLevel = /* @__PURE__ */ defineDict('educationLevel', [
  { value: 4, label: '专科' },
  { value: 3, label: '本科' },
  { value: 2, label: '硕士研究生' },
  { value: 1, label: '博士研究生' },
]);

export const dataSource = /* @__PURE__ */ defineDict('dataSource', [
  { value: 99, label: '2012年以前数据' },
  { value: 0, label: '网上申报' },
  { value: 1, label: '后台采集' },
  { value: 2, label: '定期注册' },
  { value: 3, label: '单机版导入' },
  { value: 4, label: '变更未入库' },
  { value: 5, label: '地方导入' },
  { value: 6, label: '补换发' },
  { value: 7, label: '限制库' },
]);

export const examType = /* @__PURE__ */ defineDict('examType', [
  { value: 2, label: '免考' },
  { value: 1, label: '统考' },
  { value: 0, label: '非统考' },
]);

export const webHandling = /* @__PURE__ */ defineDict('webHandling', [
  { value: 1, label: '全程网办' },
  { value: 0, label: '线下办理' },
]);

export const reissueType = /* @__PURE__ */ defineDict('reissueType', [
  { value: 1, label: '补发' },
  { value: 2, label: '换发' },
]);

export const changeReason = /* @__PURE__ */ defineDict('changeReason', [
  { value: 'revoke', label: '撤销' },
  { value: 'cancel', label: '注销' },
  { value: 'annul', label: '作废' },
  { value: 'reportLost', label: '挂失' },
  { value: 'other', label: '其他' },
]);

export const filingType = /* @__PURE__ */ defineDict('filingType', [
  { value: 1, label: '认定数据导出' },
  { value: 2, label: '定期注册数据导出' },
]);

export const contactType = /* @__PURE__ */ defineDict('contactType', [
  { value: 'email', label: '邮箱' },
  { value: 'mobile', label: '手机' },
]);

export const ecertTaskType = /* @__PURE__ */ defineDict('ecertTaskType', [
  { value: 'batchCreate', label: '批量生成证书' },
  { value: 'cancel', label: '撤销证书' },
  { value: 'modify', label: '修改证书' },
]);

export const unitType = /* @__PURE__ */ defineDict('unitType', [
  { value: 305, label: '幼儿园' },
  { value: 306, label: '小学' },
  { value: 307, label: '教学点' },
  { value: 308, label: '初级中学' },
  { value: 309, label: '九年一贯制学校' },
  { value: 310, label: '高级中学' },
  { value: 311, label: '完全中学' },
  { value: 312, label: '十二年一贯制学校' },
  { value: 313, label: '职业高中' },
  { value: 314, label: '普通中专' },
  { value: 315, label: '成人中专' },
  { value: 316, label: '技工学校' },
  { value: 317, label: '特殊教育学校' },
  { value: 318, label: '专门学校' },
  { value: 319, label: '教师进修学校' },
  { value: 320, label: '教研机构' },
  { value: 321, label: '电化教育机构' },
  { value: 322, label: '少年宫等校外教育机构' },
  { value: 323, label: '五年制高职(中职段)' },
  { value: 324, label: '其他中小学教育机构' },
  { value: 401, label: '普通本科高校' },
  { value: 402, label: '高职(专科)院校' },
  { value: 403, label: '成人高校' },
]);

export const region = /* @__PURE__ */ defineDict('region', [
  { value: 81, label: '香港特别行政区' },
  { value: 82, label: '澳门特别行政区' },
  { value: 83, label: '台湾省' },
]);

export const teacherType = /* @__PURE__ */ defineDict('teacherType', [
  { value: 'publicFunded', label: '公费师范生' },
  { value: 'regular', label: '普通师范生' },
  { value: 'excellentPlan', label: '优师计划师范生' },
  { value: 'educationGraduate', label: '教育类研究生' },
]);

export const graduateState = /* @__PURE__ */ defineDict('graduateState', [
  { value: 1, label: '在校应届毕业生' },
  { value: 2, label: '非在校生' },
  { value: 4, label: '非应届在读研究生或专升本学生' },
]);

export const registrationType = /* @__PURE__ */ defineDict('registrationType', [
  { value: 1, label: '首次注册' },
  { value: 2, label: '定期注册' },
]);

export const unmetCondition = /* @__PURE__ */ defineDict('unmetCondition', [
  { value: 1, label: '师德表现未达到标准' },
  { value: 2, label: '年度考核不合格' },
  { value: 3, label: '未完成规定的培训学时或学分' },
  { value: 4, label: '身心健康状况不能胜任教育教学工作' },
  { value: 5, label: '中止教育教学工作一学期以上' },
  { value: 6, label: '未达到省级教育行政部门规定的其他条件' },
]);

export const disqualificationReason = /* @__PURE__ */ defineDict('disqualificationReason', [
  { value: 1, label: '思想品德不符合要求' },
  { value: 2, label: '学历不符合要求' },
  { value: 3, label: '普通话水平不符合要求' },
  { value: 4, label: '体检不合格' },
  { value: 5, label: '教育教学能力测试不合格' },
  { value: 6, label: '考试成绩不合格或已过有效期' },
  { value: 7, label: '户籍、居住地或学籍地不在受理范围' },
  { value: 8, label: '申报材料不全或不实' },
  { value: 9, label: '处于限制期或已丧失教师资格' },
  { value: 10, label: '其他' },
]);

export const sortRegister = /* @__PURE__ */ defineDict('sortRegister', [
  { value: 'regId.asc', label: '申报序号升序' },
  { value: 'regId.desc', label: '申报序号降序' },
  { value: 'archiveNo.asc', label: '档案号升序' },
  { value: 'archiveNo.desc', label: '档案号降序' },
  { value: 'certNo.asc', label: '证书编号升序' },
  { value: 'certNo.desc', label: '证书编号降序' },
  { value: 'name.asc', label: '姓名升序' },
  { value: 'name.desc', label: '姓名降序' },
  { value: 'idNo.asc', label: '证件号码升序' },
  { value: 'idNo.desc', label: '证件号码降序' },
  { value: 'status.asc', label: '认定状态升序' },
  { value: 'status.desc', label: '认定状态降序' },
]);

export const sortEnroll = /* @__PURE__ */ defineDict('sortEnroll', [
  { value: 'enrId.asc', label: '申报序号升序' },
  { value: 'enrId.desc', label: '申报序号降序' },
  { value: 'archiveNo.asc', label: '档案号升序' },
  { value: 'archiveNo.desc', label: '档案号降序' },
  { value: 'certNo.asc', label: '证书编号升序' },
  { value: 'certNo.desc', label: '证书编号降序' },
  { value: 'idNo.asc', label: '证件号码升序' },
  { value: 'idNo.desc', label: '证件号码降序' },
]);

export const sortHistory = /* @__PURE__ */ defineDict('sortHistory', [
  { value: 'certNo.asc', label: '证书编号升序' },
  { value: 'certNo.desc', label: '证书编号降序' },
  { value: 'name.asc', label: '姓名升序' },
  { value: 'name.desc', label: '姓名降序' },
  { value: 'idNo.asc', label: '证件号码升序' },
  { value: 'idNo.desc', label: '证件号码降序' },
]);

export const sortReport = /* @__PURE__ */ defineDict('sortReport', [
  { value: 'name.asc', label: '名称升序' },
  { value: 'name.desc', label: '名称降序' },
  { value: 'createTime.asc', label: '创建时间升序' },
  { value: 'createTime.desc', label: '创建时间降序' },
]);

export const limitStatus = /* @__PURE__ */ defineDict('limitStatus', [
  { value: 0, label: '草稿' },
  { value: 1, label: '待审批' },
  { value: 2, label: '限制中' },
  { value: 3, label: '审批不通过' },
  { value: 4, label: '待解除初审' },
  { value: 5, label: '待解除审批' },
  { value: 6, label: '已解除' },
]);

export const limitPushStatus = /* @__PURE__ */ defineDict('limitPushStatus', [
  { value: 0, label: '未推送' },
  { value: 1, label: '推送中' },
  { value: 2, label: '推送成功' },
  { value: 3, label: '推送失败' },
  { value: 4, label: '已取消推送' },
]);

export const planEndStatus = /* @__PURE__ */ defineDict('planEndStatus', [
  { value: 0, label: '未申请' },
  { value: 1, label: '待审批' },
  { value: 2, label: '已结束' },
  { value: 3, label: '退回' },
]);

export const regChangeStatus = /* @__PURE__ */ defineDict('regChangeStatus', [
  { value: 0, label: '待审核' },
  { value: 1, label: '审核通过' },
  { value: 2, label: '审核不通过' },
]);

export const siteReleaseStatus = /* @__PURE__ */ defineDict('siteReleaseStatus', [
  { value: 0, label: '未发布' },
  { value: 1, label: '待审核' },
  { value: 2, label: '已发布' },
  { value: 3, label: '退回' },
]);

export const adminStatus = /* @__PURE__ */ defineDict('adminStatus', [
  { value: 0, label: '正常' },
  { value: 1, label: '停用' },
]);

export const verifyStatus = /* @__PURE__ */ defineDict('verifyStatus', [
  { value: 0, label: '待审核' },
  { value: 1, label: '已通过' },
  { value: 2, label: '已拒绝' },
]);

export const certStatus = /* @__PURE__ */ defineDict('certStatus', [
  { value: 0, label: '正常' },
  { value: 1, label: '已删除' },
  { value: 2, label: '已收回' },
]);

export const dataScope = /* @__PURE__ */ defineDict('dataScope', [
  { value: 1, label: '本机构' },
  { value: 2, label: '本级及下级' },
  { value: 3, label: '全省' },
  { value: 4, label: '全国' },
]);

export const verifyKind = /* @__PURE__ */ defineDict('verifyKind', [
  { value: 1, label: '新增用户' },
  { value: 2, label: '用户角色变更' },
  { value: 3, label: '角色权限变更' },
]);

export const authWay = /* @__PURE__ */ defineDict('authWay', [
  { value: 1, label: '平台单点登录' },
  { value: 2, label: '证书比对' },
  { value: 3, label: '人工核对' },
]);

export const authResult = /* @__PURE__ */ defineDict('authResult', [
  { value: 0, label: '待认证' },
  { value: 1, label: '认证通过' },
  { value: 2, label: '认证未通过' },
]);

export const orgLogKind = /* @__PURE__ */ defineDict('orgLogKind', [
  { value: 1, label: '新增' },
  { value: 2, label: '编辑' },
  { value: 3, label: '更名' },
  { value: 4, label: '撤并' },
  { value: 5, label: '停用' },
  { value: 6, label: '启用' },
  { value: 7, label: '数据转移' },
]);

export const annulState = /* @__PURE__ */ defineDict('annulState', [
  { value: 0, label: '待执行' },
  { value: 1, label: '已完成' },
  { value: 2, label: '执行失败' },
]);

export const lockFunction = /* @__PURE__ */ defineDict('lockFunction', [
  { value: 'plan', label: '计划' },
  { value: 'confirm', label: '确认' },
  { value: 'audit', label: '审批' },
  { value: 'number', label: '编号' },
  { value: 'certChange', label: '证书变更' },
  { value: 'enroll', label: '注册审核' },
  { value: 'export', label: '导出' },
]);

export const uniscCheck = /* @__PURE__ */ defineDict('uniscCheck', [
  { value: 1, label: '通过' },
  { value: 2, label: '校验位错误' },
  { value: 3, label: '重复' },
  { value: 4, label: '缺失' },
]);

export const schoolNature = /* @__PURE__ */ defineDict('schoolNature', [
  { value: 1, label: '公办' },
  { value: 2, label: '民办' },
]);

export const townType = /* @__PURE__ */ defineDict('townType', [
  { value: 1, label: '城市' },
  { value: 2, label: '县镇' },
  { value: 3, label: '农村' },
]);

export const docCategory = /* @__PURE__ */ defineDict('docCategory', [
  { value: 1, label: '政策文件' },
  { value: 2, label: '操作手册' },
  { value: 3, label: '表格样式' },
  { value: 4, label: '培训材料' },
  { value: 9, label: '其他' },
]);

export const pointRole = /* @__PURE__ */ defineDict('pointRole', [
  { value: 1, label: '确认人员' },
  { value: 2, label: '确认点负责人' },
]);

export const gbInterface = /* @__PURE__ */ defineDict('gbInterface', [
  { value: 'sso', label: '单点登录' },
  { value: 'case', label: '办件推送' },
  { value: 'license', label: '证照推送' },
  { value: 'exchange', label: '业务数据交换' },
  { value: 'recovery', label: '异常回收' },
]);

export const gbSwitchState = /* @__PURE__ */ defineDict('gbSwitchState', [
  { value: 1, label: '开启' },
  { value: 0, label: '关闭' },
  { value: 2, label: '灰度' },
]);

export const pushDataType = /* @__PURE__ */ defineDict('pushDataType', [
  { value: 'case', label: '办件' },
  { value: 'license', label: '证照' },
  { value: 'exchange', label: '业务数据' },
]);

export const pushState = /* @__PURE__ */ defineDict('pushState', [
  { value: 0, label: '待推送' },
  { value: 1, label: '推送成功' },
  { value: 2, label: '推送失败' },
  { value: 3, label: '被退回' },
  { value: 4, label: '无需推送' },
]);

export const abnormalCode = /* @__PURE__ */ defineDict('abnormalCode', [
  { value: 'E01', label: '证件号码与姓名不符' },
  { value: 'E02', label: '统一社会信用代码无效' },
  { value: 'E03', label: '事项编码不存在' },
  { value: 'E04', label: '证照编号重复' },
  { value: 'E05', label: '时间逻辑错误' },
  { value: 'E06', label: '附件缺失' },
  { value: 'E07', label: '签名无效' },
  { value: 'E99', label: '其他' },
]);

export const abnormalStatus = /* @__PURE__ */ defineDict('abnormalStatus', [
  { value: 0, label: '待处理' },
  { value: 1, label: '已修正待推送' },
  { value: 2, label: '已忽略' },
]);

export const teachGrade = /* @__PURE__ */ defineDict('teachGrade', [
  { value: 1, label: '幼儿园' },
  { value: 2, label: '小学' },
  { value: 3, label: '初中' },
  { value: 4, label: '高中' },
  { value: 5, label: '中等职业' },
]);

export const enrollScope = /* @__PURE__ */ defineDict('enrollScope', [
  { value: 1, label: '公办学校' },
  { value: 2, label: '民办学校' },
  { value: 3, label: '中等职业学校' },
  { value: 4, label: '幼儿园' },
]);

export const assessResult = /* @__PURE__ */ defineDict('assessResult', [
  { value: 1, label: '优秀' },
  { value: 2, label: '合格' },
  { value: 3, label: '基本合格' },
  { value: 4, label: '不合格' },
  { value: 5, label: '未参加' },
]);

export const noticeState = /* @__PURE__ */ defineDict('noticeState', [
  { value: 0, label: '未开始' },
  { value: 1, label: '公示中' },
  { value: 2, label: '已期满' },
]);

export const certChangeBasis = /* @__PURE__ */ defineDict('certChangeBasis', [
  { value: 1, label: '户籍更名' },
  { value: 2, label: '证件号码变更' },
  { value: 3, label: '录入错误' },
  { value: 4, label: '照片更新' },
  { value: 9, label: '其他' },
]);

export const reissueReason = /* @__PURE__ */ defineDict('reissueReason', [
  { value: 1, label: '遗失' },
  { value: 2, label: '损毁' },
  { value: 3, label: '信息错误' },
  { value: 4, label: '照片更新' },
]);

export const blankStockStatus = /* @__PURE__ */ defineDict('blankStockStatus', [
  { value: 0, label: '待分配' },
  { value: 1, label: '已分配' },
  { value: 2, label: '已签收' },
  { value: 3, label: '已核销' },
]);

export const tempHistoryReason = /* @__PURE__ */ defineDict('tempHistoryReason', [
  { value: 1, label: '编号重复' },
  { value: 2, label: '证件信息不符' },
  { value: 3, label: '机构不存在' },
  { value: 4, label: '字段缺失' },
]);

export const tempHistoryStatus = /* @__PURE__ */ defineDict('tempHistoryStatus', [
  { value: 0, label: '待处理' },
  { value: 1, label: '已入库' },
  { value: 2, label: '已作废' },
]);

export const limitType = /* @__PURE__ */ defineDict('limitType', [
  { value: 1, label: '丧失教师资格' },
  { value: 2, label: '撤销教师资格' },
  { value: 3, label: '考试作弊禁考' },
  { value: 4, label: '从业禁止' },
  { value: 5, label: '准入查询不予认定' },
  { value: 9, label: '其他' },
]);

export const limitTerm = /* @__PURE__ */ defineDict('limitTerm', [
  { value: 0, label: '终身' },
  { value: 5, label: '五年' },
  { value: 3, label: '三年' },
  { value: 9, label: '按文书' },
]);

export const limitLaw = /* @__PURE__ */ defineDict('limitLaw', [
  { value: 'L1', label: '教师法第十四条' },
  { value: 'L2', label: '教师资格条例第十八条' },
  { value: 'L3', label: '教师资格条例第十九条第一项' },
  { value: 'L4', label: '教师资格条例第十九条第二项' },
  { value: 'L5', label: '教师资格条例第二十条' },
  { value: 'L6', label: '刑法第三十七条之一' },
  { value: 'L7', label: '未成年人保护法第六十二条' },
  { value: 'L8', label: '落实从业禁止制度的意见' },
  { value: 'L9', label: '其他' },
]);

export const limitDocument = /* @__PURE__ */ defineDict('limitDocument', [
  { value: 1, label: '判决书' },
  { value: 2, label: '撤销决定书' },
  { value: 3, label: '处罚决定书' },
  { value: 4, label: '处分决定' },
  { value: 5, label: '考试处理决定' },
]);

export const limitPersonKind = /* @__PURE__ */ defineDict('limitPersonKind', [
  { value: 1, label: '教师' },
  { value: 2, label: '职员' },
  { value: 3, label: '申请人' },
  { value: 9, label: '其他' },
]);

export const certSurrender = /* @__PURE__ */ defineDict('certSurrender', [
  { value: 1, label: '已收缴' },
  { value: 2, label: '未收缴' },
  { value: 3, label: '无证书' },
]);

export const releaseReason = /* @__PURE__ */ defineDict('releaseReason', [
  { value: 1, label: '判决改判' },
  { value: 2, label: '决定撤销' },
  { value: 3, label: '复议诉讼结果' },
  { value: 4, label: '录入错误' },
  { value: 5, label: '期满提前核销' },
]);

export const limitPushTarget = /* @__PURE__ */ defineDict('limitPushTarget', [
  { value: 1, label: '国家平台' },
  { value: 2, label: '准入查询平台' },
]);

export const limitPushKind = /* @__PURE__ */ defineDict('limitPushKind', [
  { value: 1, label: '新增' },
  { value: 2, label: '解除' },
  { value: 3, label: '变更' },
]);

export const stampType = /* @__PURE__ */ defineDict('stampType', [
  { value: 1, label: '公章' },
  { value: 2, label: '专用章' },
]);

export const ecertFailure = /* @__PURE__ */ defineDict('ecertFailure', [
  { value: 'F01', label: '无照片' },
  { value: 'F02', label: '照片尺寸不足' },
  { value: 'F03', label: '无有效印章' },
  { value: 'F04', label: '印章过期' },
  { value: 'F05', label: '签发日期为空' },
  { value: 'F06', label: '生僻字缺字形' },
  { value: 'F07', label: '签章服务超时' },
  { value: 'F08', label: '证书状态非正常' },
]);

export const ecertAct = /* @__PURE__ */ defineDict('ecertAct', [
  { value: 1, label: '制作' },
  { value: 2, label: '撤销' },
  { value: 3, label: '修改' },
  { value: 4, label: '下载' },
  { value: 5, label: '验真' },
  { value: 6, label: '推送' },
]);

export const realNameReason = /* @__PURE__ */ defineDict('realNameReason', [
  { value: 1, label: '人脸不符' },
  { value: 2, label: '生僻字' },
  { value: 3, label: '证件异常' },
  { value: 4, label: '港澳台证件' },
]);

export const realNameRefusal = /* @__PURE__ */ defineDict('realNameRefusal', [
  { value: 1, label: '照片不清' },
  { value: 2, label: '人证不符' },
  { value: 3, label: '证件过期' },
  { value: 4, label: '姓名生僻字需更正' },
  { value: 5, label: '材料缺失' },
]);

export const affairType = /* @__PURE__ */ defineDict('affairType', [
  { value: 1, label: '找回密码' },
  { value: 2, label: '更换手机' },
  { value: 3, label: '更正姓名' },
  { value: 4, label: '更正证件号码' },
  { value: 5, label: '注销账号' },
  { value: 6, label: '合并账号' },
]);

export const applicantAccount = /* @__PURE__ */ defineDict('applicantAccount', [
  { value: 0, label: '正常' },
  { value: 1, label: '锁定' },
  { value: 2, label: '已注销' },
]);

export const otherCertKind = /* @__PURE__ */ defineDict('otherCertKind', [
  { value: 1, label: '教师资格证书' },
  { value: 2, label: '专业技术资格' },
  { value: 3, label: '技术工人等级' },
  { value: 4, label: '高校岗前培训' },
  { value: 5, label: '国外学历学位认证' },
  { value: 9, label: '其他' },
]);

export const studentState = /* @__PURE__ */ defineDict('studentState', [
  { value: 1, label: '在籍' },
  { value: 2, label: '休学' },
  { value: 3, label: '毕业' },
  { value: 4, label: '退学' },
]);

export const exemptFilingKind = /* @__PURE__ */ defineDict('exemptFilingKind', [
  { value: 1, label: '改革工作小组' },
  { value: 2, label: '高校' },
  { value: 3, label: '教育教学能力考核办法' },
]);

export const assessmentWay = /* @__PURE__ */ defineDict('assessmentWay', [
  { value: 1, label: '过程性考核' },
  { value: 2, label: '笔试' },
  { value: 3, label: '面试' },
]);

export const normalDataStatus = /* @__PURE__ */ defineDict('normalDataStatus', [
  { value: 0, label: '待完善' },
  { value: 1, label: '待提交' },
  { value: 2, label: '待审核' },
  { value: 3, label: '审核通过' },
  { value: 4, label: '退回' },
  { value: 5, label: '异常' },
]);

export const smsTaskTarget = /* @__PURE__ */ defineDict('smsTaskTarget', [
  { value: 1, label: '学校' },
  { value: 2, label: '学生' },
]);

export const smsTaskStatus = /* @__PURE__ */ defineDict('smsTaskStatus', [
  { value: 0, label: '待发送' },
  { value: 1, label: '发送中' },
  { value: 2, label: '已完成' },
  { value: 3, label: '已取消' },
]);

export const alertBusiness = /* @__PURE__ */ defineDict('alertBusiness', [
  { value: 1, label: '认定' },
  { value: 2, label: '注册' },
  { value: 3, label: '证书' },
  { value: 4, label: '限制库' },
  { value: 5, label: '电子证照' },
  { value: 6, label: '系统' },
]);

export const alertStatus = /* @__PURE__ */ defineDict('alertStatus', [
  { value: 0, label: '未处理' },
  { value: 1, label: '处理中' },
  { value: 2, label: '已处理' },
  { value: 3, label: '已忽略' },
]);

export const reportStatus = /* @__PURE__ */ defineDict('reportStatus', [
  { value: 0, label: '草稿' },
  { value: 1, label: '待复核' },
  { value: 2, label: '已发布' },
  { value: 3, label: '已停用' },
]);

export const reportFileStatus = /* @__PURE__ */ defineDict('reportFileStatus', [
  { value: 0, label: '排队中' },
  { value: 1, label: '生成中' },
  { value: 2, label: '已完成' },
  { value: 3, label: '失败' },
  { value: 4, label: '已取消' },
  { value: 5, label: '已过期' },
]);

export const reportFormat = /* @__PURE__ */ defineDict('reportFormat', [
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
  { value: 'pdf', label: 'PDF' },
]);

export const reportSubmitStatus = /* @__PURE__ */ defineDict('reportSubmitStatus', [
  { value: 1, label: '已报送' },
  { value: 2, label: '已接收' },
  { value: 3, label: '退回' },
]);

export const enrollDisqualification = /* @__PURE__ */ defineDict('enrollDisqualification', [
  { value: 1, label: '违反职业道德规范，影响恶劣' },
  { value: 2, label: '周期内连续两年以上年度考核不合格' },
  { value: 3, label: '教师资格已被撤销' },
  { value: 4, label: '教师资格已丧失' },
  { value: 5, label: '受剥夺政治权利或故意犯罪有期徒刑以上处罚' },
  { value: 6, label: '准入查询有违法犯罪信息或被从业禁止' },
  { value: 7, label: '隐瞒情况或提供虚假材料' },
  { value: 8, label: '证书伪造、变造或与档案不符' },
  { value: 9, label: '处分期内按规定不得注册' },
  { value: 10, label: '省级规定的其他不合格情形' },
]);

export const conductArticle = /* @__PURE__ */ defineDict('conductArticle', [
  { value: 1, label: '坚定政治方向' },
  { value: 2, label: '自觉爱国守法' },
  { value: 3, label: '传播优秀文化' },
  { value: 4, label: '潜心教书育人' },
  { value: 5, label: '关心爱护学生' },
  { value: 6, label: '加强安全防范' },
  { value: 7, label: '坚持言行雅正' },
  { value: 8, label: '秉持公平诚信' },
  { value: 9, label: '坚守廉洁自律' },
  { value: 10, label: '规范从教行为' },
]);

export const workDayKind = /* @__PURE__ */ defineDict('workDayKind', [
  { value: 1, label: '放假' },
  { value: 2, label: '调休上班' },
]);

export const maintenanceArea = /* @__PURE__ */ defineDict('maintenanceArea', [
  { value: 'register', label: '资格认定' },
  { value: 'enroll', label: '定期注册' },
  { value: 'cert', label: '证书与历史数据' },
  { value: 'ecert', label: '电子证书' },
  { value: 'limit', label: '限制库' },
  { value: 'exemption', label: '免试认定' },
  { value: 'applicant', label: '申请人信息' },
  { value: 'basic', label: '基础信息' },
  { value: 'message', label: '消息' },
  { value: 'monitor', label: '监控统计' },
]);

export const maintenanceAllows = /* @__PURE__ */ defineDict('maintenanceAllows', [
  { value: 1, label: '只能查看' },
  { value: 2, label: '全部停用' },
]);

export const msgTemplate = /* @__PURE__ */ defineDict('msgTemplate', [
  {
    value: 'askMaterials',
    label: '您的教师资格认定申请需要补充材料，请于{日期}前{一次}补齐：{材料}',
  },
  {
    value: 'askEnrollMaterials',
    label: '您的教师资格注册申请材料不全，请于{日期}前一次补齐：{材料}',
  },
  { value: 'returnToPoint', label: '{姓名}（报名号 {报名号}）的申请被退回确认：{意见}' },
  {
    value: 'reissuePassed',
    label: '{姓名}的证书{办理}申请（{申请编号}）已审核通过，请打印证书并登记领取。',
  },
  {
    value: 'reissueRefused',
    label: '{姓名}的证书{办理}申请（{申请编号}）审核不通过：{意见}。请改后再提交或删除。',
  },
  { value: 'limitRefused', label: '{姓名}（限制记录号 {记录号}）被驳回：{意见}' },
  {
    value: 'keyExpires',
    label: '序列号{序列号}的UKey到期后不能再用来登录，请在到期前联系省级机构延期或更换。',
  },
  { value: 'renewalSoon', label: '您的教师资格注册有效期到{日期}为止，请在到期前申请下一次注册。' },
  {
    value: 'renewalOver',
    label:
      '您的教师资格注册已于{日期}到期，还没有申请下一次注册，请尽快申请；逾期不注册的不得继续从教。',
  },
]);
