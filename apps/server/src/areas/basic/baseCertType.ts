import { baseCertType } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { ApiFailure } from '../../kit/failure';
import { choicesOf, crudOf, serve } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { tellLists } from '../../trade/dictionaries';

const rows = store('baseCertType', 'certTypeId');

/** What of a kind of the law is the law's; order, offer and remark are the centre's. */
const FIXED = ['code', 'name', 'education', 'mandarin', 'levels', 'training'] as const;
type Entered = Readonly<Partial<Pick<RowOf<'baseCertType'>, (typeof FIXED)[number]>>>;

export const baseCertTypeRoutes = serve(baseCertType, {
  ...crudOf(rows, 'certTypeId', {
    list: { like: ['name'], equal: ['code', 'builtIn', 'status'], order: 'sort.asc' },
    async check(values: Entered, { db }, before) {
      if (!before?.builtIn) return;
      const changed = FIXED.find(
        (name) => values[name] !== undefined && values[name] !== before[name],
      );
      if (changed)
        throw refuse(changed, '国家规定的资格种类印在证书上，不能修改这一项；可以改排序和备注');
      // Heard when the change counts, by every page and process that offers the kinds.
      await tellLists(db);
    },
    may(event, { builtIn }) {
      if (event === 'remove' && builtIn)
        throw new ApiFailure(422, '资格种类由国家规定，不能删除；不再提供选择的可以停用');
    },
    stamp: ({ now }) => ({ updatedAt: now }),
  }),
  queryKV: choicesOf(rows, { status: onOff.code('on') }, 'sort.asc'),
});
