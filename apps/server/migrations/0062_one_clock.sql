-- When something was told, noted or issued is said by the program, on the clock its acts are told by; the database has another one.
alter table sys_message alter column send_time drop default;
alter table registration_log alter column at drop default;
alter table registration_message alter column created_at drop default;
alter table cert_assign alter column created_at drop default;
