-- psql -U postgres -v password="$(openssl rand -hex 24)" -f role.sql
-- The shop owns its database and nothing else; it creates its tables itself.
create role huarong login password :'password';
create database huarong owner huarong encoding 'UTF8' template template0 locale 'C.UTF-8';
\connect huarong
revoke all on schema public from public;
grant all on schema public to huarong;
