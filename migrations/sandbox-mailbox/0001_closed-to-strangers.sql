-- The schema is ours alone, and grants nothing; should somebody grant something, no row is shown.
alter table sandbox.mails enable row level security;

do $$
declare
  stranger text;
begin
  foreach stranger in array 'public'::text || array(
    select rolname::text from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  ) loop
    execute format('revoke all on schema sandbox from %s', stranger);
    execute format('revoke all on all tables in schema sandbox from %s', stranger);
    execute format('alter default privileges in schema sandbox revoke all on tables from %s', stranger);
    execute format('alter default privileges in schema sandbox revoke all on sequences from %s', stranger);
  end loop;
end $$;
