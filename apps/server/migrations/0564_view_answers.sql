-- 认定审批 and 认定数据查看 ask for the merged answers of the access query: a view saved before
-- keeps its condition under the new name, and the three kinds of records that were told apart
-- are the one that holds them all.
update saved_view
   set state = jsonb_set(state, '{query}', to_jsonb(
         regexp_replace(
           regexp_replace(state ->> 'query', '(^|&)accessResult=[234](?=&|$)', '\1accessMerged=1', 'g'),
           '(^|&)accessResult=', '\1accessMerged=', 'g')))
 where screen ~ '/认定(审批|数据查看)$' and state ->> 'query' ~ '(^|&)accessResult=';
