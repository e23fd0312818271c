import { expect, test } from 'vitest';
import { whyNotFor } from './audience';

const PUBLIC = { personType: 1, examType: 1, ctId: 3 };

test('面向人员：社会人员、应届毕业生、免试师范生、在职高校教师，没有写就是都可以', () => {
  expect(whyNotFor([], PUBLIC)).toBeUndefined();
  expect(whyNotFor([1], PUBLIC)).toBeUndefined();
  expect(whyNotFor([2, 3], PUBLIC)).toBe('只面向应届毕业生、免试师范生');
  expect(whyNotFor([2], { ...PUBLIC, personType: 2 })).toBeUndefined();
  expect(whyNotFor([1], { ...PUBLIC, personType: 2 })).toBe('只面向社会人员');
  expect(whyNotFor([3], { ...PUBLIC, personType: 2, examType: 2 })).toBeUndefined();
  expect(whyNotFor([3], { ...PUBLIC, personType: 2 })).toBeDefined();
  // A school teacher applies as anybody does, a lecturer for the certificate of universities.
  expect(whyNotFor([1], { ...PUBLIC, personType: 3 })).toBeUndefined();
  expect(whyNotFor([4], { personType: 3, examType: 0, ctId: 7 })).toBeUndefined();
  expect(whyNotFor([1], { personType: 3, examType: 0, ctId: 7 })).toBeDefined();
});
