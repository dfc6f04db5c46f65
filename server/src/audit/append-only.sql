-- What was recorded stays: nobody changes or deletes it, but the retention of personal data in its own transaction,
-- which says `set local ieum.retention = 'on'`.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('ieum.retention', true), '') <> 'on' then
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'UPDATE' then return new; end if;
  return old;
end $$;
--> statement-breakpoint
create trigger audit_logs_append_only before update or delete on audit_logs
  for each row execute function refuse_rewriting();
--> statement-breakpoint
create trigger audit_logs_kept before truncate on audit_logs
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger access_records_append_only before update or delete on access_records
  for each row execute function refuse_rewriting();
--> statement-breakpoint
create trigger access_records_kept before truncate on access_records
  for each statement execute function refuse_rewriting();
