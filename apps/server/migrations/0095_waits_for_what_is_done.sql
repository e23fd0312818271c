-- What was refused when a decision on many was taken stands no longer in its input, so it need not be remembered.
alter table waiting_decision drop column refused;
