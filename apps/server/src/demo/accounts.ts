import type { DemoOrg } from './places';

/** The password of every demo account; it is printed at start and means nothing elsewhere. */
export const DEMO_PASSWORD = 'Yanshi-2024#';

/** The accounts somebody can sign in with. */
export const demoAccounts = [
  { account: 'demo_gj', who: '国家中心', org: (o: DemoOrg) => o.type === 5, type: 5 },
  {
    account: 'demo_s32',
    who: '省级',
    org: (o: DemoOrg) => o.type === 4 && o.prov === '32',
    type: 4,
  },
  {
    account: 'demo_c3201',
    who: '地市级',
    org: (o: DemoOrg) => o.type === 3 && o.prov === '32',
    type: 3,
  },
  {
    account: 'demo_x320101',
    who: '区县级',
    org: (o: DemoOrg) => o.type === 2 && o.prov === '32',
    type: 2,
  },
  {
    account: 'demo_q0001',
    who: '确认点',
    org: (o: DemoOrg) => o.type === 1 && o.county === '328801',
    type: 1,
  },
  {
    account: 'demo_x320102',
    who: '另一区县',
    org: (o: DemoOrg) => o.type === 2 && o.county === '328802',
    type: 2,
  },
  {
    // Moves to the university once that stands.
    account: 'demo_gx32',
    who: '高校',
    org: (o: DemoOrg) => o.type === 4 && o.prov === '32',
    type: 6,
  },
  {
    account: 'demo_jk',
    who: '监控用户',
    org: (o: DemoOrg) => o.type === 4 && o.prov === '32',
    type: 4,
  },
  { account: 'demo_super', who: '超级用户', org: (o: DemoOrg) => o.type === 5, type: 5 },
  { account: 'demo_shenji', who: '审计管理员', org: (o: DemoOrg) => o.type === 5, type: 9 },
  {
    account: 'demo_duanxin',
    who: '登录须短信验证',
    org: (o: DemoOrg) => o.type === 4 && o.prov === '33',
    type: 4,
    loginType: 'sms',
  },
  {
    account: 'demo_guoqi',
    who: '密码已过期',
    org: (o: DemoOrg) => o.type === 4 && o.prov === '33',
    type: 4,
    overdue: true,
  },
  {
    account: 'demo_qudao',
    who: '申请渠道（模拟申报用）',
    org: (o: DemoOrg) => o.type === 2 && o.county === '328801',
    type: 10,
  },
  {
    account: 'demo_aqgj',
    who: '国家中心安全管理员',
    org: (o: DemoOrg) => o.type === 5,
    type: 5,
    duty: 'security',
  },
  {
    account: 'demo_aqs32',
    who: '省级安全管理员',
    org: (o: DemoOrg) => o.type === 4 && o.prov === '32',
    type: 4,
    duty: 'security',
  },
  {
    account: 'demo_aqc3201',
    who: '地市级安全管理员',
    org: (o: DemoOrg) => o.type === 3 && o.prov === '32',
    type: 3,
    duty: 'security',
  },
  {
    account: 'demo_aqx320101',
    who: '区县级安全管理员',
    org: (o: DemoOrg) => o.type === 2 && o.prov === '32',
    type: 2,
    duty: 'security',
  },
] as const;
