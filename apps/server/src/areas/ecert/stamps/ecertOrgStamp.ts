import { ecertOrgStamp } from '@tqc/contract/ecert';
import { stampStatus } from '@tqc/domain/dictionaries';
import { stampFlow } from '@tqc/domain/ecert';
import { refuse } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { serve } from '../../../kit/serve';
import { keepPicture, requireFitting, sameNumber } from './entered';
import { logged, logOf, shownStamp, stampRows, stopOthers } from './stampRows';

const IN_USE = stampStatus.code('inUse');

export const ecertOrgStampRoutes = serve(ecertOrgStamp, {
  list: async (call) => {
    const page = await stampRows(call).page(call.input, {
      equal: ['prov', 'city', 'county', 'sn', 'status'],
      like: ['orgName'],
      between: ['validTo'],
      filled: ['validTo'],
    });
    return { ...page, record: page.record.map((row) => shownStamp(call, row)) };
  },
  get: async (call) => {
    const row = await stampRows(call).get(call.input.stampId);
    return { ...shownStamp(call, row), log: await logOf(call, row.stampId) };
  },
  create: async (call) => {
    const { input, who, now } = call;
    if (who.orgType < 2 || who.orgType > 4) throw new ApiFailure(403);
    requireFitting(call, input);
    if (input.validTo < chinaDay(now))
      throw refuse('validTo', '有效期止早于今天，请填写仍在有效期内的印章');
    await keepPicture(call, input.fileId);
    const stampId = newId();
    await stopOthers(call, { stampId, stampType: input.stampType });
    const { orgId, orgName, orgType, prov, city, county, point, name } = who;
    await stampRows(call)
      .add({
        ...input,
        stampId,
        orgId,
        orgName,
        orgType,
        prov,
        city,
        county,
        point,
        creator: name,
        createdAt: now.toISOString(),
        status: IN_USE,
      })
      .catch(sameNumber);
    await logged(call, stampId, '新增', '新增后即使用');
    return { id: stampId };
  },
  update: async (call) => {
    const { stampId, ...entered } = call.input;
    const row = await stampRows(call).hold(stampId);
    if (row.orgId !== call.who.orgId) throw outOfReach();
    requireFitting(call, entered);
    if (entered.stampType !== row.stampType)
      throw refuse('stampType', '印章类型不能修改，请另外新增这一类型的印章');
    const changed = entered.fileId !== row.fileId;
    if (changed) await keepPicture(call, entered.fileId);
    await stampRows(call).change(stampId, entered).catch(sameNumber);
    await logged(
      call,
      stampId,
      '更换',
      changed ? '更换印模' : '修改信息',
      changed ? row.fileId : null,
    );
    return null;
  },
  statusChange: async (call) => {
    const { stampId, status, reason } = call.input;
    const row = await stampRows(call).hold(stampId);
    if (row.orgId !== call.who.orgId) throw outOfReach();
    if (row.version !== call.version) throw new ApiFailure(409);
    const event = status === IN_USE ? 'start' : 'stop';
    const next = stampFlow.next(event, row.status);
    if (event === 'stop' && reason === undefined) throw refuse('reason', '请输入停用原因');
    if (event === 'start') {
      requireFitting(call, row);
      if (row.validTo < chinaDay(call.now))
        throw refuse('validTo', '印章已过有效期，请先更换印章，再启用');
      await stopOthers(call, row);
    }
    await stampRows(call).change(stampId, {
      status: next,
      reason: event === 'stop' ? reason : '',
    });
    await logged(call, stampId, event === 'stop' ? '停用' : '启用', reason ?? '');
    return null;
  },
});
