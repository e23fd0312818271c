-- How a rare character is written, for whoever has no font that draws it.
alter table rare_word add column picture uuid references file (file_id);
create index rare_word_fk_picture on rare_word (picture);
