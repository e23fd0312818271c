-- A county lies within its city, a city within its province: without this the planner takes a county for empty.
create statistics blank_stock_place (dependencies) on prov, city, county, point from blank_stock;
create statistics blank_no_place (dependencies) on prov, city, county, point from blank_no;
create statistics cert_print_place (dependencies) on prov, city, county, point from cert_print;
