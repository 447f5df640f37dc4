import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Starts one real OpenSearch node of a cluster whose nodes are processes of their own; ends when its input does. */
public class Node {
  public static void main(String[] args) throws Exception {
    String name = args[1], clusterName = args[2], httpPort = args[3], transportPort = args[4];
    OpenSearchRunner runner = new OpenSearchRunner();
    Thread.currentThread().setName("cluster");
    new Thread(() -> {
      try {
        while (System.in.read() >= 0) { }
      } catch (java.io.IOException ignored) { }
      Runtime.getRuntime().halt(0);
    }).start();
    runner.onBuild((number, settings) -> {
      settings.put("node.name", name);
      settings.put("http.port", httpPort);
      settings.put("transport.port", transportPort);
      settings.putList("discovery.seed_hosts", java.util.Arrays.copyOfRange(args, 5, args.length));
      settings.putList("cluster.initial_cluster_manager_nodes", "node-1");
    }).build(OpenSearchRunner.newConfigs()
        .basePath(args[0])
        .numOfNode(1)
        .clusterName(clusterName)
        .moduleTypes("org.opensearch.analysis.common.CommonAnalysisPlugin,org.opensearch.transport.Netty4Plugin")
        .pluginTypes(""));
  }
}
