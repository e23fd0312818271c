-- Why the blanks counted at the end of the year are not as many as the account says; and a count that
-- was written down wrongly is taken back.
alter table blank_stock add column count_reason text not null default '';
