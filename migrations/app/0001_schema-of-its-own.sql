-- Hosted databases open what is in `public` to the roles of their web API. What is ours moves to where they have no key.
-- The schema is there already: the table of applied migrations lives in it.
alter table public.accounts set schema mailwright;
alter table public.subscriptions set schema mailwright;
alter table public.credit_entries set schema mailwright;
alter table public.templates set schema mailwright;
alter table public.template_versions set schema mailwright;
alter table public.messages set schema mailwright;
alter table public.idempotent_answers set schema mailwright;
alter table public.webhook_events set schema mailwright;

-- A table keeps its grants when it moves. Plain PostgreSQL has only the first of these roles.
do $$
declare
  stranger text;
begin
  foreach stranger in array 'public'::text || array(
    select rolname::text from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  ) loop
    execute format('revoke all on schema mailwright from %s', stranger);
    execute format('revoke all on all tables in schema mailwright from %s', stranger);
    execute format('alter default privileges in schema mailwright revoke all on tables from %s', stranger);
    execute format('alter default privileges in schema mailwright revoke all on sequences from %s', stranger);
  end loop;
end $$;

-- Should somebody grant something after all, no row is shown: there are no policies, and only the owner needs none.
do $$
declare
  own record;
begin
  for own in select tablename from pg_tables where schemaname = 'mailwright' loop
    execute format('alter table mailwright.%I enable row level security', own.tablename);
  end loop;
end $$;
