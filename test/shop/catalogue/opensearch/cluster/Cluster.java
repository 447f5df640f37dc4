import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Starts real OpenSearch nodes that talk over their transport ports; ends when its input does. */
public class Cluster {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    Thread.currentThread().setName("cluster");
    new Thread(() -> {
      try {
        while (System.in.read() >= 0) { }
      } catch (java.io.IOException ignored) { }
      Runtime.getRuntime().halt(0);
    }).start();
    runner.onBuild((number, settings) -> {
      settings.putList("discovery.seed_hosts", "127.0.0.1:9300", "127.0.0.1:9301");
      settings.put("path.repo", args[0] + "/snapshots");
      settings.putList("cluster.initial_cluster_manager_nodes", "Node 1");
    }).build(OpenSearchRunner.newConfigs()
        .basePath(args[0])
        .numOfNode(Integer.parseInt(args[1]))
        .baseHttpPort(9200)
        .clusterName("shop-" + ProcessHandle.current().pid())
        .moduleTypes("org.opensearch.analysis.common.CommonAnalysisPlugin,org.opensearch.transport.Netty4Plugin")
        .pluginTypes(""));
  }
}
