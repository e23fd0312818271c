import { monitorButton, orgType as orgTypes } from '@tqc/domain/dictionaries';
import { holds } from './check';

/** Marks of calls that ask for no right have no dot. */
const isOpen = (permission: string): boolean => !permission.includes('.');

/** Whether somebody with these rights may make a call. */
export const mayUse = (rights: ReadonlySet<string>, permission: string): boolean =>
  isOpen(permission) || holds(rights, permission);

/** Whoever wants to do something, as far as it decides. */
export interface Viewer {
  readonly superuser: boolean;
  readonly monitor: boolean;
  readonly orgType: number;
  readonly rights: ReadonlySet<string>;
  /** Rights that people of this kind of organisation can have, and this person does not. */
  readonly withheld?: ReadonlySet<string>;
}

/** What can stand in the way of somebody who has the right, in the order it is asked. */
const HINDRANCES = ['state', 'scope', 'window', 'maintenance'] as const;
/** Each a sentence; one that is left out does not stand in the way. */
export type Hindrances = Readonly<Partial<Record<(typeof HINDRANCES)[number], string | undefined>>>;

/** One link of the chain. */
export interface Link {
  readonly name: keyof typeof words;
  readonly label: string;
  readonly passed: boolean;
  /** Why it did not pass. */
  readonly note?: string;
  /** Who can change that, and where. */
  readonly who?: string;
}
export interface Decision {
  readonly allowed: boolean;
  /** As far as it was asked: after the first refusal nothing else counts. */
  readonly chain: readonly Link[];
  readonly failed: Link | undefined;
}

const words = {
  superuser: {
    label: '超级用户',
    who: '由审计管理员办理；审计管理员由超级用户在“用户管理”里指定',
  },
  orgType: {
    label: '机构类型',
    who: '由有这项功能的上级或下级机构办理；各类机构的功能由国家中心规定',
  },
  grant: {
    label: '功能授权',
    who: '请本机构或上级机构的安全管理员在“用户管理”里分配有这项功能的角色',
  },
  monitor: { label: '监控名单', who: '名单由国家中心规定' },
  state: { label: '记录状态', who: '办理前面的环节后状态改变，请刷新后再看' },
  scope: { label: '数据范围', who: '由说明里的人或管辖这条记录的机构办理' },
  window: {
    label: '锁定时间',
    who: '由设定锁定的机构在“机构管理”的“锁定时间”里解除，或到时间后再办理',
  },
  maintenance: { label: '系统维护', who: '由国家中心在“维护安排”里结束，或到时间后再办理' },
} as const;

function link(name: Link['name'], note: string | undefined): Link {
  const { label, who } = words[name];
  return note === undefined
    ? { name, label, passed: true }
    : { name, label, passed: false, note, who };
}

/**
 * Where a right comes from: the superuser has all but the audit, a monitor what is on the list,
 * everybody else what the kind of organisation can have and a role gives.
 */
function rightLinks(viewer: Viewer, permission: string): readonly Link[] {
  if (isOpen(permission)) return [];
  const held = holds(viewer.rights, permission);
  if (viewer.superuser) return [link('superuser', held ? undefined : '审计的权限超级用户没有')];
  if (viewer.monitor && monitorButton.has(permission))
    return [link('monitor', held ? undefined : '监控名单里没有这项操作')];
  const fits = held || viewer.withheld?.has(permission) === true;
  return [
    link('orgType', fits ? undefined : `${orgTypes.label(viewer.orgType)}没有这项功能`),
    link('grant', held ? undefined : '您的角色没有授予这项功能'),
  ];
}

/** The first thing that stands in the way of somebody who has the right. */
export const firstHindrance = (hindrances: Hindrances): Link | undefined =>
  HINDRANCES.map((name) => link(name, hindrances[name])).find(({ passed }) => !passed);

/**
 * Whether somebody may do something now, or the first link of the chain that says no: superuser,
 * kind of organisation, grant, list of monitors, state, scope, locked time, maintenance. Calls are
 * let through by it, buttons give its reason, and the panel 为什么不能操作 shows it.
 */
export function decide(
  viewer: Viewer,
  { permission }: { readonly permission: string },
  hindrances: Hindrances = {},
): Decision {
  const links = [
    ...rightLinks(viewer, permission),
    ...HINDRANCES.map((name) => link(name, hindrances[name])),
  ];
  const end = links.findIndex(({ passed }) => !passed);
  return {
    allowed: end < 0,
    chain: end < 0 ? links : links.slice(0, end + 1),
    failed: links[end],
  };
}
