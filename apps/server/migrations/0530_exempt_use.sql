-- no transaction
-- Whether an application rests on a student's record already is asked by the number of its certificate.
drop index concurrently if exists registration_exempt;
create index concurrently registration_exempt on registration (exam_no) where exam_type = 2;
