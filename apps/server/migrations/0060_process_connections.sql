-- What each process may hold at most, so that one that would find no room is refused before it starts.
alter table process_slot add column connections integer not null default 0 check (connections >= 0);
