/** Behind the refusal of a code: whoever has another phone by now cannot mend it alone. */
export const WRONG_PHONE = '；如登记的手机号码有误，请联系上级机构修改';
