import { certApply } from '@tqc/contract/cert';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { caseForm } from '../../../kit/case/caseForm';
import { differing } from '../../../kit/form/formFields';
import { PICTURES } from '../../../trade/proof';

const REISSUE = '1';
const REPLACE = '2';
const PHOTO = '4';

const isLost = ({ kind }: FormValues) => kind === REISSUE;
const needed = (when?: (values: FormValues) => boolean): Partial<FormField> => ({
  required: true,
  ...(when ? { when } : {}),
});

/** What is entered of a reissue or replacement; what is not asked of a kind is not sent. */
export const applyForm = caseForm(certApply.create, [
  'kind',
  'reason',
  differing('lostOn', { ...needed(isLost), hint: '刊登满30天后才能申请' }),
  differing('media', { required: false, when: isLost }),
  differing('collected', { when: ({ kind }: FormValues) => kind === REPLACE }),
  'pickup',
  differing('noticeFile', needed(isLost)),
  'formFile',
  'identityFile',
  differing('photoFile', { ...needed(({ reason }) => reason === PHOTO), extensions: PICTURES }),
  'remark',
]);
