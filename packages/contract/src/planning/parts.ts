import { z } from 'zod';
import { field } from '../kit';

/** One filing window of a province plan. */
export const FilingWindow = z.object({
  begin: field.minute('网报开始时间'),
  end: field.minute('网报结束时间'),
});

/** One place where the ranges of a plan do not fit, as a sentence. */
export const Offence = z.object({ item: z.string(), message: z.string() });

/** A range of the plan above that its own must lie in. */
const Bound = z.object({
  item: z.string(),
  name: z.string(),
  begin: z.string(),
  end: z.string(),
});

/** One step that was taken with a plan, with what was said. */
const PlanOpinion = z.object({
  id: field.id('意见编号'),
  step: field.shown('环节'),
  opinion: field.shown('审批意见'),
  name: field.shown('办理人'),
  orgName: field.shown('办理机构'),
  createdAt: field.moment('办理时间'),
});

/** What stands around one plan: what it must fit, where it does not, and what was said of it. */
export const around = {
  bounds: z.array(Bound),
  offences: z.array(Offence),
  opinions: z.array(PlanOpinion),
};

/** Whom a plan is opened to, by name; none where it is opened to all of the province. */
export const openedNames = {
  opened: z.array(z.object({ orgId: field.id('机构'), orgName: field.shown('机构名称') })),
};
