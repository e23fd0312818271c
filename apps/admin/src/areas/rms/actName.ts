const NAMES: Readonly<Record<string, string>> = {
  login: '登录', logout: '退出', list: '查询列表', get: '查看', create: '新增', update: '修改', remove: '删除', save: '保存', cancel: '取消', verify: '校验审计链', reveal: '查看敏感信息', end: '结束会话', endOthers: '结束其他会话',
  changePassword: '修改密码', resetPass: '重设密码', sendSms: '发送找回密码短信', verificationSms: '核对找回密码短信', sendLoginSms: '发送登录短信', checkLoginSms: '核对登录短信',
  getByIdNo: '按证件号码查看', removeByIdNo: '按证件号码删除', certEnrollHistoryInfo: '查看证书轨迹', batchAddLocaleSet: '批量新增确认点安排', updateSiteOrg: '修改确认点',
  confirmRegistration: '核验', affirmRegistration: '确认', batchAud: '审批', receiveRegInfos: '接收申请', changeLocalSetInfo: '改到其他确认点', audCollegeInfo: '审核学历', regDataChange: '提交数据变更', regChgAudit: '审核数据变更',
  batchMsg: '发送留言', cancelMessagesRegAud: '撤回留言', batchAllowQuery: '准入查询', handleCancelQuery: '取消准入查询',
  viewCollegeCert: '查看学历', viewNewCollegeCert: '查看补录学历', viewDegreeCert: '查看学位', viewPthCert: '查看普通话证书', viewOtherCert: '查看其他证书', viewStudentCert: '查看学籍',
  regReport: '打印申请表', regOverInfoReport: '打印认定结果', registerPdfCredentials: '打印受理凭证', updateFile: '上传材料', updateFileCurr: '替换材料', ticket: '打开材料', downloadFile: '下载材料', registration: '渠道交件', supplement: '渠道补件',
  exchange: '打开大屏', command: '操作大屏设备', revoke: '停用大屏设备',
};

/** Every kind of entry, for the search. */
export const actOptions: readonly { value: string; label: string }[] = Object.entries(NAMES).map(([value, label]) => ({ value, label }));

/** What somebody did, in words; the name of the call itself where it is not among them. */
export function actName(act: string): string {
  return NAMES[act] ?? act;
}
