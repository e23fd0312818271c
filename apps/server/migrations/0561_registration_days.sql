-- no transaction
-- Days of a place that no sum is kept of are counted from rows: those days, and not every application of the city.
drop index concurrently if exists registration_city_day;
create index concurrently registration_city_day on registration (city, apply_time);
