import { displayState, wallCommand, wallScene } from '@tqc/domain/wall';
import { z } from 'zod';
import * as catalogue from '../generated/calls/monitor';
import { calls, del, field, get, none, pageOf, paged, post, put } from '../kit';

/**
 * A value on the wall: a number, a word of a table, null where nothing was reported, "S" where a
 * small number is held back.
 */
export const WallValue = z.union([z.number(), z.string(), z.null()]);

/** One row of a panel: key, label, then its values. */
export const WallRow = z.array(WallValue);

/** What a panel shows now. `rev` counts its changes; a patch fits only the next one. */
export const WallPanel = z.object({
  rev: z.number().int(),
  asOf: z.string(),
  rows: z.array(WallRow),
  state: z.enum(['ok', 'empty', 'fixing', 'missing']),
});

/**
 * The change of one panel: rows that are new or different, keys that are gone, and the order when
 * it changed.
 */
export const WallPatch = z.object({
  rev: z.number().int(),
  asOf: z.string(),
  state: WallPanel.shape.state,
  set: z.array(WallRow),
  del: z.array(z.string()),
  order: z.array(z.string()).optional(),
});

/** One frame of the stream: the changes of a scene since the frame before. */
export const WallFrame = z.object({ seq: z.string(), panels: z.record(z.string(), WallPatch) });

/** A command as it reaches a display. */
export const WallCommand = z.object({ id: z.string(), command: z.string(), value: z.string() });

/** The place a display shows. */
export const WallScope = z.object({
  orgId: field.id('机构'),
  name: z.string(),
  level: z.number(),
  children: z.array(z.object({ orgId: z.string(), name: z.string(), code: z.string() })),
  batches: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** A display as the list of devices shows it. */
export const Display = z.object({
  id: field.id('设备编号'),
  name: field.text('设备名称', 30),
  orgName: field.shown('范围'),
  scene: field.code('画面', wallScene),
  state: field.status('状态', displayState),
  build: field.shown('版本'),
  seenAt: field.moment('最近在线'),
  createdAt: field.moment('接入时间'),
  endsAt: field.moment('有效期至'),
  fps: field.count('帧率').nullable(),
  heap: field.count('内存(MB)').nullable(),
  reloads: field.count('重载次数'),
  lastCommand: field.shown('最近指令'),
  latency: field.count('响应(ms)').nullable(),
  address: field.shown('地址'),
  creator: field.shown('接入人'),
});
const { id, name, scene } = Display.shape;
const org = field.id('机构').optional();
/** Without one, all batches together. */
const batch = field.id('批次').optional();

/** 监控大屏 */
export const wall = calls(catalogue.wall, {
  /**
   * A ticket of one minute: its secret goes into the address of the new window, behind the #, and
   * never back to the server.
   */
  ticket: post(
    'ticket',
    'open',
    z.object({ name: name.optional(), scene: scene.optional() }),
    z.object({ ticket: z.string(), expiresAt: field.moment('有效期至') }),
  ),
  /**
   * Half of the hand-over: the hash names the ticket, the secret behind it makes the keys on both
   * sides.
   */
  exchange: post(
    'exchange',
    'public',
    z.object({
      ticket: z.string().regex(/^[0-9a-f]{64}$/),
      salt: z.string().regex(/^[\w-]{43}$/),
      build: z.string().max(40).default(''),
    }),
    z.object({
      displayId: id,
      name: z.string(),
      scene: z.string(),
      endsAt: z.string(),
      stamp: z.number(),
      scope: WallScope,
    }),
  ),
  snapshot: get(
    'snapshot',
    'view',
    z.object({
      scene,
      org,
      batch,
      build: z.string().max(40).optional(),
      fps: z.number().min(0).max(1000).optional(),
      heap: z.number().min(0).max(1_000_000).optional(),
      reloads: z.number().int().min(0).max(1_000_000).optional(),
      ack: z.string().max(40).optional(),
    }),
    z.object({
      schema: z.literal(1),
      seq: z.string(),
      asOf: z.string(),
      serverTime: z.string(),
      scope: WallScope,
      panels: z.record(z.string(), WallPanel),
      poll: z.number(),
      build: z.string(),
    }),
    { background: true },
  ),
  stream: get(
    'stream',
    'view',
    z.object({ scene, org, batch, after: z.string().max(60).optional() }),
    z.null(),
    { background: true, reply: 'stream' },
  ),
  devices: get('device', 'manage', paged({ name, state: Display.shape.state }), pageOf(Display), {
    rowKey: 'id',
  }),
  command: put(
    'device/{id}',
    'manage',
    z.object({
      id,
      command: field.code('指令', wallCommand),
      value: z.string().max(40).default(''),
    }),
    none,
    { versioned: false },
  ),
  revoke: del('device/{id}', 'manage', z.object({ id }), none, { versioned: false }),
});
